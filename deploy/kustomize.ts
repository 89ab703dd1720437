import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** Any object of Kubernetes. */
export interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  [part: string]: unknown;
}

interface Patch {
  target: { kind: string; labelSelector: string };
  patch: string;
}

interface Generator {
  name: string;
  namespace?: string;
  behavior?: 'merge';
  literals?: string[];
  files?: string[];
}

interface Kustomization {
  apiVersion: string;
  kind: string;
  namespace?: string;
  resources?: string[];
  components?: string[];
  patches?: Patch[];
  images?: { name: string; newName?: string; newTag?: string; digest?: string }[];
  configMapGenerator?: Generator[];
}

const KNOWN = new Set(['apiVersion', 'kind', 'namespace', 'resources', 'components', 'patches', 'images', 'configMapGenerator']);

/**
 * What `kubectl kustomize` makes of a folder, for tests where neither it nor kustomize is installed: the members that our overlays use, and
 * an error at any other. Where one is installed a test holds the two against one another.
 */
export function kustomize(folder: string): Resource[] {
  const rendered = build(folder, []);
  const maps = rendered.filter(isGenerated);
  return rendered.map((resource) => renamed(resource, new Map(maps.map((map) => [map.metadata.name, nameWithHash(map)]))));
}

function build(folder: string, before: readonly Resource[]): Resource[] {
  const own = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization;
  const unknown = Object.keys(own).filter((member) => !KNOWN.has(member));
  if (unknown.length > 0) throw new Error(`${folder}: ${unknown.join(', ')} is not rendered here`);
  let all = [...before, ...(own.resources ?? []).flatMap((name) => read(join(folder, name)))];
  for (const generator of own.configMapGenerator ?? []) all = withConfigMap(all, generator, folder);
  for (const component of own.components ?? []) all = build(join(folder, component), all);
  for (const patch of own.patches ?? []) all = all.map((resource) => patched(resource, patch));
  for (const image of own.images ?? []) all = all.map((resource) => withImage(resource, image));
  const { namespace } = own;
  return namespace === undefined ? all : all.map((resource) => inNamespace(resource, namespace));
}

function read(path: string): Resource[] {
  if (statSync(path).isDirectory()) return build(path, []);
  return parseAllDocuments(readFileSync(path, 'utf8')).map((document) => {
    const resource = document.toJS() as Resource;
    if (document.errors.length > 0 || isGenerated(resource)) throw new Error(`${path}: ${document.errors[0]?.message ?? 'a map by hand'}`);
    return resource;
  });
}

/** None is written by hand. */
const isGenerated = ({ kind }: Resource): boolean => kind === 'ConfigMap';

function withConfigMap(all: readonly Resource[], { name, behavior, literals = [], files = [] }: Generator, folder: string): Resource[] {
  const said = literals.map((literal) => /^([^=]+)=(.*)$/s.exec(literal)!.slice(1) as [string, string]);
  const contents = files.map((file): [string, string] => [file, readFileSync(join(folder, file), 'utf8')]);
  const known = all.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name);
  if ((behavior === 'merge') !== (known !== undefined)) throw new Error(`${folder}: the ConfigMap ${name} is ${known ? '' : 'not '}there`);
  const data = { ...(known?.data as object | undefined), ...Object.fromEntries([...said, ...contents]) };
  const map = { apiVersion: 'v1', kind: 'ConfigMap', metadata: known?.metadata ?? { name }, data };
  return [...all.filter((resource) => resource !== known), map];
}

/** A map that changes has another name, so that pods are made anew; the letters of the hash are not kustomize's. */
const nameWithHash = ({ metadata, data }: Resource): string =>
  `${metadata.name}-${createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 10)}`;

const REFERENCES = new Set(['configMapRef', 'configMapKeyRef', 'configMap']);

function renamed(resource: Resource, names: ReadonlyMap<string, string>): Resource {
  const walked = walk(resource, (key, value) => {
    const { name } = value as { name?: string };
    return REFERENCES.has(key) && name !== undefined && names.has(name) ? { ...(value as object), name: names.get(name) } : value;
  }) as Resource;
  return isGenerated(resource) ? { ...walked, metadata: { ...walked.metadata, name: names.get(resource.metadata.name)! } } : walked;
}

/** A copy in which each object, named by the member that it is, was changed. */
function walk(value: unknown, change: (key: string, value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => walk(isObject(each) ? change('', each) : each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(isObject(each) ? change(key, each) : each, change)]));
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Additions to the end of a list, which is all that our components do. */
function patched(resource: Resource, { target, patch }: Patch): Resource {
  const [label, wanted] = target.labelSelector.split('=') as [string, string];
  if (resource.kind !== target.kind || resource.metadata.labels?.[label] !== wanted) return resource;
  const copy = structuredClone(resource);
  for (const { op, path, value } of parse(patch) as { op: string; path: string; value: unknown }[]) {
    const steps = path.split('/').slice(1);
    if (op !== 'add' || steps.pop() !== '-') throw new Error(`${op} ${path} is not rendered here`);
    (steps.reduce<unknown>((place, step) => (place as Record<string, unknown>)[step], copy) as unknown[]).push(value);
  }
  return copy;
}

function withImage(resource: Resource, { name, newName = name, newTag, digest }: NonNullable<Kustomization['images']>[number]): Resource {
  const image = `${newName}${digest ? `@${digest}` : newTag ? `:${newTag}` : ''}`;
  const mine = new RegExp(`^${name}(:[\\w.-]+)?$`);
  const change = (_key: string, value: unknown): unknown =>
    mine.test(String((value as { image?: unknown }).image)) ? { ...(value as object), image } : value;
  return walk(resource, change) as Resource;
}

function inNamespace(resource: Resource, namespace: string): Resource {
  if (resource.kind === 'Namespace') return resource;
  return { ...resource, metadata: { ...resource.metadata, namespace } };
}
