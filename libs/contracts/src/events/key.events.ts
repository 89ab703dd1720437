import { z } from 'zod';
import { defineNotice } from '../define';

/** gateway -> gateway. A key was revoked, told to every replica; a lost notice costs nothing, since every request asks Redis too. */
export const keyRevoked = defineNotice({ from: 'gateway', to: ['gateway'] }, 'key.revoked', z.object({ keyId: z.string() }));
