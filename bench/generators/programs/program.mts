import type { components, paths } from './api.mts';

type Answer<Path extends keyof paths> = paths[Path] extends { get: { responses: { 200: { content: { 'application/json': infer Body } } } } }
  ? Body
  : never;

async function get<Path extends keyof paths & string>(path: Path, id = ''): Promise<Answer<Path>> {
  const headers = { Authorization: `Bearer ${process.env.API_KEY}` };
  const response = await fetch(process.env.BASE_URL + path.replace('{id}', id), { headers });
  if (!response.ok) throw new Error(((await response.json()) as components['schemas']['Problem']).code);
  return (await response.json()) as Answer<Path>;
}

const { data, pagination } = await get('/api/v1/extractions');
const first: components['schemas']['ExtractionListItem'] = data[0]!;
const one = await get('/api/v1/extractions/{id}', first.id);
const rows: string[][] = 'rows' in one ? one.rows : [];
const { usage } = await get('/api/v1/usage');
const refused = await get('/api/v1/extractions/{id}', 'ext_none').catch((error: Error) => error.message);
console.log(JSON.stringify([pagination.total, first.fileName, rows.length, usage.limit, refused]));
