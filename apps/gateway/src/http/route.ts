import { SetMetadata, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ServiceError, type ErrorCode, type InputError, type Scope } from '@gridline/contracts';
import type { Request } from 'express';
import type { z } from 'zod';
import type { HeaderName } from './openapi-headers';

export const ROUTE_METADATA = 'gridline:route';

/** One HTTP route as clients may know it: what validates it and what `/openapi.json` says of it are the same objects. */
export interface RouteDescription {
  summary: string;
  description?: string;
  /** The scope a key needs; routes for keys only. */
  scope?: Scope;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The form of a `multipart/form-data` body, for the reference. */
  form?: z.ZodObject;
  /** The JSON body that the route reads by itself, for the reference. */
  json?: z.ZodObject;
  /** Request headers beyond those of every route. */
  headers?: z.ZodObject;
  response?: z.ZodType;
  /** Media types of the response where it is not JSON. */
  produces?: readonly string[];
  /** Status of success; 200 where none is given. */
  status?: number;
  /** Other answers of success, by their status; some have no body. */
  also?: Readonly<Record<number, { when: string; response?: z.ZodType; headers?: readonly HeaderName[] }>>;
  /** Headers of success beyond those of every answer, for the reference. */
  answerHeaders?: readonly HeaderName[];
  /** The same of a refusal. */
  problemHeaders?: readonly HeaderName[];
  errors: readonly ErrorCode[];
}

export const Route = (description: RouteDescription): MethodDecorator => SetMetadata(ROUTE_METADATA, description);

const describedBy = (context: ExecutionContext): RouteDescription =>
  Reflect.getMetadata(ROUTE_METADATA, context.getHandler()) as RouteDescription;

/** The query, checked against the route's own schema; a known parameter with a bad value is refused, an unknown one ignored. */
export const ValidQuery = createParamDecorator((_: unknown, context: ExecutionContext) =>
  parseInput(describedBy(context).query!, context.switchToHttp().getRequest<Request>().query, 'query'),
);

/** The JSON body, checked against the route's own schema; an unknown member is refused by name. */
export const ValidBody = createParamDecorator((_: unknown, context: ExecutionContext) =>
  parseInput(describedBy(context).body!, jsonOf(context.switchToHttp().getRequest<Request>()), 'body'),
);

/** A request without a body has an empty one; a body of another type than JSON was not read, and is refused. */
function jsonOf(request: Request): unknown {
  // `is` answers null where there is no body at all.
  if (request.is('json') === false) throw new ServiceError('unsupported_media_type', 'Send the body as application/json.');
  return request.body ?? {};
}

/** Throws `invalid_parameter`, naming every bad member, where the input does not fit. */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown, location: string): z.infer<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors = result.error.issues.flatMap((issue) => toInputErrors(issue, location));
  throw new ServiceError('invalid_parameter', `Invalid: ${[...new Set(errors.map((error) => error.location))].join(', ')}.`, { errors });
}

function toInputErrors(issue: z.core.$ZodIssue, location: string): InputError[] {
  const at = [location, ...issue.path.map(String)].join('.');
  if (issue.code !== 'unrecognized_keys') return [{ location: at, message: issue.message }];
  return issue.keys.map((key) => ({ location: `${at}.${key}`, message: 'not known here' }));
}
