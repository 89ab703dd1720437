import type { z } from 'zod';

/** The services of the system; each owns its requests and the database schema of its name. */
export type ServiceName = 'gateway' | 'extraction' | 'export' | 'usage' | 'webhooks';

/** Who tells, and every service that is told. */
export interface Route {
  from: ServiceName;
  to: readonly ServiceName[];
}

/** A question or command that its owner answers for another, over NATS request and reply. */
export interface RequestDefinition<Input = unknown, Output = unknown> {
  kind: 'request';
  owner: ServiceName;
  subject: string;
  input: z.ZodType<Input>;
  /** Only for the type: replies of our own services are not checked again. */
  output: z.ZodType<Output>;
  /** Whether an answer may be larger than a NATS message; it then comes in parts. */
  large: boolean;
}

/** A fact in the past tense: told to every service that cares, kept in the stream of events. */
export interface EventDefinition<Data = unknown> {
  kind: 'event';
  route: Route;
  subject: string;
  data: z.ZodType<Data>;
}

/** Work for exactly one of many replicas, kept in the work queue until it is acknowledged. */
export interface WorkDefinition<Data = unknown> {
  kind: 'work';
  route: Route;
  subject: string;
  data: z.ZodType<Data>;
}

/** A notice that may be lost: told to whoever listens right now, kept nowhere. */
export interface NoticeDefinition<Data = unknown> {
  kind: 'notice';
  route: Route;
  subject: string;
  data: z.ZodType<Data>;
}

export const defineRequest = <Input, Output>(
  owner: ServiceName,
  subject: string,
  input: z.ZodType<Input>,
  output: z.ZodType<Output>,
  options: { large?: boolean } = {},
): RequestDefinition<Input, Output> => ({ kind: 'request', owner, subject, input, output, large: options.large ?? false });
export const defineEvent = <Data>(route: Route, subject: string, data: z.ZodType<Data>): EventDefinition<Data> => ({
  kind: 'event',
  route,
  subject,
  data,
});
export const defineWork = <Data>(route: Route, subject: string, data: z.ZodType<Data>): WorkDefinition<Data> => ({
  kind: 'work',
  route,
  subject,
  data,
});
export const defineNotice = <Data>(route: Route, subject: string, data: z.ZodType<Data>): NoticeDefinition<Data> => ({
  kind: 'notice',
  route,
  subject,
  data,
});

/** An event or a piece of work as it travels: `id` is the same however often it arrives. */
export interface Envelope<Data> {
  id: string;
  occurredAt: string;
  requestId?: string;
  /** What it is a part of where that is traced, as W3C's `traceparent` says it. */
  trace?: string;
  data: Data;
}

/** What a request is asked with. */
export type Input<Request extends { input: z.ZodType }> = z.infer<Request['input']>;

/** What a request is answered with. */
export type Output<Request extends { output: z.ZodType }> = z.infer<Request['output']>;
