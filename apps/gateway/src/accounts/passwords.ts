import { ServiceError } from '@gridline/contracts';
import { hash, verify } from '@node-rs/argon2';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** OWASP's recommended minimum for Argon2id: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const PASSWORD_MIN = 15;
export const PASSWORD_MAX = 128;

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), ARGON2);

let unknownAccountHash: Promise<string> | undefined;

/** Whether the password is the account's. Without an account it takes as long, so that the time tells nothing. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  unknownAccountHash ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await unknownAccountHash), password.normalize('NFKC'));
  return matches && passwordHash !== undefined;
}

/** Expected here, or in languages of which the bundled list of leaked passwords has few (NIST SP 800-63B, 3.1.1.2). */
const EXPECTED = ['gridline', 'administrator', 'changeme', 'passwort', 'motdepasse', 'contraseña', 'qwertzuiop', 'azertyuiop'];

/**
 * Guesses that a password withstands, estimated from leaked passwords, keyboards, runs, repeats, dates and their usual
 * disguises. Measured: with at most 8 disguises of the first 40 characters the worst input takes 30 ms; without, 3 s.
 */
const strength = (): ZxcvbnFactory =>
  (ranked ??= new ZxcvbnFactory({
    dictionary: { leaked: dictionary['passwords-common'], expected: EXPECTED },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: 8,
    maxLength: 40,
  }));
/** Made for the first password that is chosen: ranking the leaked ones takes 50 ms, which most processes and tests never need. */
let ranked: ZxcvbnFactory | undefined;

/** On zxcvbn's scale of 0 to 4: more than 10^8 guesses, for which the limits of sign-in ask eleven years. */
const LEAST_SCORE = 3;

/** Throws `invalid_parameter` for a password of an account with this address that would be guessed; `location` is where it was given. */
export function refuseWeakPassword(password: string, email: string, location: string): void {
  if (!isWeak(password, email)) return;
  const weakness = 'is easily guessed: choose a few words that nobody would put together';
  throw new ServiceError('invalid_parameter', `The password ${weakness}.`, { errors: [{ location, message: weakness }] });
}

export function isWeak(password: string, email: string): boolean {
  const ofAccount = [email, ...email.split(/[@.]/).filter((part) => part.length >= 4)];
  return strength().check(password.normalize('NFKC'), ofAccount).score < LEAST_SCORE;
}
