import { z } from 'zod';
import { defineRequest } from '../define';

// Everything that a service has of an account is removed for good; asked again, what came meanwhile is.
const account = z.object({ accountId: z.string() });
const nothing = z.object({});

/** gateway -> extraction. Its runs are ended, its files and rows removed. */
export const accountForgetExtractions = defineRequest('extraction', 'account.forget_extractions', account, nothing);

/** gateway -> webhooks. Its endpoints, their deliveries and what those told. */
export const accountForgetEndpoints = defineRequest('webhooks', 'account.forget_endpoints', account, nothing);

/** gateway -> usage. What it used. */
export const accountForgetUsage = defineRequest('usage', 'account.forget_usage', account, nothing);
