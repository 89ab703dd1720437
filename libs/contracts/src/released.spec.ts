import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CONTRACTS_VERSION, declarations, type Declaration } from './declarations';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a release said: of each declaration, by kind and subject, its schemas. */
type Released = Record<string, { input?: JsonSchema; output?: JsonSchema }>;

const FOLDER = join(__dirname, 'released');
const toSchema = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
const schemasOf = (one: Declaration): Released[string] =>
  one.kind === 'request' ? { input: toSchema(one.input), output: toSchema(one.output) } : { input: toSchema(one.data) };
const today: Released = Object.fromEntries([...declarations.values()].map((one) => [`${one.kind} ${one.subject}`, schemasOf(one)]));

/** Where what was promised is broken; empty where a service of either release works beside one of the other. */
function breaks(before: Released, after: Released): string[] {
  const found = Object.entries(before).flatMap(([name, { input, output }]) => {
    const now = after[name];
    if (!now) return [`${name} is gone`];
    return [
      ...(input ? refusals(inPlace(input), inPlace(now.input!), name) : []),
      ...(output ? losses(inPlace(output), inPlace(now.output!), `${name} answers`) : []),
    ];
  });
  return [...new Set(found)];
}

/** A schema with what it refers to by name set in its place, so that a name which is given or taken changes nothing; one that holds itself stays named there. */
function inPlace(schema: JsonSchema): JsonSchema {
  const names = (schema.$defs ?? {}) as Record<string, JsonSchema>;
  const set = (part: unknown, within: readonly string[]): unknown => {
    if (Array.isArray(part)) return part.map((each) => set(each, within));
    if (!isSchema(part)) return part;
    const name = /^#\/\$defs\/(.+)$/.exec(part.$ref ?? '')?.[1];
    if (name && !within.includes(name)) return set(names[name], [...within, name]);
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, set(value, within)]));
  };
  return set(schema, []) as JsonSchema;
}

/** What was accepted and is refused now, and what was required and need not be given any more. */
function refusals(before: JsonSchema, after: JsonSchema, at: string): string[] {
  return [...narrowed(before, after, at), ...losses(before, after, at)];
}

/** What a reader of the release before may rest on and is not given any more. */
function losses(before: JsonSchema, after: JsonSchema, at: string): string[] {
  const required = new Set(after.required ?? []);
  const own = (before.required ?? []).filter((name) => !required.has(name)).map((name) => `${at}.${name} is not always there any more`);
  return [...own, ...members(before, after, at, losses)];
}

function narrowed(before: JsonSchema, after: JsonSchema, at: string): string[] {
  const faults = members(before, after, at, narrowed);
  const required = new Set(before.required ?? []);
  for (const name of after.required ?? []) if (!required.has(name)) faults.push(`${at}.${name} must be given now`);
  for (const value of before.enum ?? []) if (after.enum && !after.enum.includes(value)) faults.push(`${at} refuses ${String(value)}`);
  if (after.enum && !before.enum && before.const === undefined) faults.push(`${at} takes some values alone now`);
  for (const [least, most] of BOUNDS) {
    if ((after[least] ?? -Infinity) > (before[least] ?? -Infinity)) faults.push(`${at} has a higher ${least}`);
    if ((after[most] ?? Infinity) < (before[most] ?? Infinity)) faults.push(`${at} has a lower ${most}`);
  }
  if (after.pattern && after.pattern !== before.pattern) faults.push(`${at} has another pattern`);
  if (after.additionalProperties === false && before.additionalProperties !== false)
    faults.push(`${at} refuses members that it does not know`);
  return faults;
}

const BOUNDS = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const;

type Compare = (before: JsonSchema, after: JsonSchema, at: string) => string[];

/** Compares what is within: members, items, alternatives. */
function members(before: JsonSchema, after: JsonSchema, at: string, compare: Compare): string[] {
  const [types, typesNow] = [typesOf(before), typesOf(after)];
  const lost =
    typesNow.size === 0 ? [] : [...types].filter((type) => !typesNow.has(type) && !(type === 'integer' && typesNow.has('number')));
  const faults = lost.map((type) => `${at} is no ${type} any more`);
  for (const [name, schema] of Object.entries((before.properties ?? {}) as Record<string, JsonSchema>)) {
    const now = (after.properties as Record<string, JsonSchema> | undefined)?.[name];
    if (now) faults.push(...compare(schema, now, `${at}.${name}`));
    else faults.push(`${at}.${name} is gone`);
  }
  if (isSchema(before.items) && isSchema(after.items)) faults.push(...compare(before.items, after.items, `${at}[]`));
  if (isSchema(before.additionalProperties) && isSchema(after.additionalProperties))
    faults.push(...compare(before.additionalProperties, after.additionalProperties, `${at}{}`));
  for (const alternative of (before.anyOf ?? []) as JsonSchema[]) {
    const tried = ((after.anyOf ?? [after]) as JsonSchema[]).map((one) => compare(alternative, one, at));
    if (!tried.some((found) => found.length === 0)) faults.push(...(tried[0] ?? [`${at} lost an alternative`]));
  }
  return faults;
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value);

function typesOf(schema: JsonSchema): Set<string> {
  const alternatives = ((schema.anyOf ?? []) as JsonSchema[]).flatMap((one) => [...typesOf(one)]);
  return new Set([...[schema.type ?? []].flat(), ...alternatives]);
}

describe('what services say to one another', () => {
  const versions = readdirSync(FOLDER).map((name) => name.replace(/^contracts-|\.json$/g, ''));
  const released = (version: string): Released => JSON.parse(readFileSync(join(FOLDER, `contracts-${version}.json`), 'utf8')) as Released;

  it('of this version is kept, as the releases before it; RELEASE_CONTRACTS=1 writes it', () => {
    if (process.env.RELEASE_CONTRACTS)
      writeFileSync(join(FOLDER, `contracts-${CONTRACTS_VERSION}.json`), `${JSON.stringify(today, null, 1)}\n`);
    const { version } = JSON.parse(readFileSync(join(FOLDER, '../../../../package.json'), 'utf8')) as { version: string };
    expect(CONTRACTS_VERSION).toBe(version);
    expect(versions).toContain(version);
  });

  it.each(versions)('keeps what %s promised', (version) => {
    expect(breaks(released(version), today)).toEqual([]);
  });
});

describe('the comparison of contracts', () => {
  const one = z.object({
    id: z.string(),
    size: z.number().max(10),
    engine: z.enum(['hosted', 'byok']),
    tags: z.array(z.string()).optional(),
  });
  const compared = (after: z.ZodType, part: 'input' | 'output' = 'input'): string[] =>
    breaks({ x: { [part]: toSchema(one) } }, { x: { [part]: toSchema(after) } });

  it.each([
    ['the same', one, []],
    ['one that has more', one.extend({ more: z.string().optional(), engine: z.enum(['hosted', 'byok', 'hosted-v2']) }), []],
    ['one with wider bounds', one.extend({ size: z.number().max(20) }), []],
    ['a member that must be given', one.extend({ more: z.string() }), ['x.more must be given now']],
    ['a member that may be missing', one.extend({ id: z.string().optional() }), ['x.id is not always there any more']],
    ['a member that is gone', one.omit({ tags: true }), ['x.tags is gone']],
    ['a value that is refused', one.extend({ engine: z.enum(['hosted']) }), ['x.engine refuses byok']],
    ['narrower bounds', one.extend({ size: z.number().max(5) }), ['x.size has a lower maximum']],
    ['another type', one.extend({ id: z.number() }), ['x.id is no string any more']],
    ['one within a list', one.extend({ tags: z.array(z.number()).optional() }), ['x.tags[] is no string any more']],
    ['a refusal of what it does not know', one.strict(), ['x refuses members that it does not know']],
  ])('of %s', (_, after, faults) => {
    expect(compared(after)).toEqual(faults);
  });

  it('lets an answer promise more, and not less', () => {
    expect(compared(one.extend({ more: z.string() }), 'output')).toEqual([]);
    expect(compared(one.partial({ size: true }), 'output')).toEqual(['x answers.size is not always there any more']);
    expect(breaks({ x: { input: toSchema(one) } }, {})).toEqual(['x is gone']);
  });
});
