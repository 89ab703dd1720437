import { GridlineClient, type InferOptions, type ListQuery, type SharedOptions } from '@gridline/client';
import { request } from '../support/account';
import { onSharedSystem } from '../support/on-system';
import type { SharedSystem } from '../support/shared-system';

interface Operation {
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
}

/** A service that says yes to everything, and what it was asked: `get /path`, `get /path?parameter`, `post /path part`. */
function recorder(): { asked: Set<string>; fetch: typeof fetch } {
  const asked = new Set<string>();
  const answer = { id: 'x', state: 'completed', data: [], pagination: { hasMore: false }, usage: {} };
  return {
    asked,
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(String(input));
      const route = `${(init!.method ?? 'GET').toLowerCase()} ${pathname}`;
      asked.add(route);
      for (const name of searchParams.keys()) asked.add(`${route}?${name}`);
      const body = init!.body;
      const parts = body instanceof FormData ? [...body.keys()] : Object.keys(JSON.parse((body as string | undefined) ?? '{}') as object);
      for (const part of parts) asked.add(`${route} ${part}`);
      const isPending = searchParams.has('wait') || pathname.endsWith('/infer') || pathname.endsWith('/events');
      return Response.json(isPending ? { id: 'x' } : answer);
    },
  };
}

const shared: SharedOptions = {
  ...{ docType: 'Invoice', label: 'l', reference: 'r', pages: '1', schema: 's', webhook: ['end_1'], maxCost: 1 },
};
const whole: InferOptions = {
  ...shared,
  fileName: 'f',
  password: 'p',
  include: ['tables'],
  engine: 'byok',
  pageImages: 'weak',
  split: 'none',
};
const query: Required<Omit<ListQuery, 'signal' | 'page'>> = {
  ...{ limit: 1, sort: 'created_at', order: 'asc', docType: 'd', createdAfter: 'a', createdBefore: 'b' },
  ...{ label: 'l', reference: 'r', fileName: 'f', minConfidence: 0.5, needsReview: true },
};

async function askEverything(client: GridlineClient): Promise<void> {
  const file = new Blob(['x']);
  await client.infer(file, whole);
  await client.infer({ url: 'https://example.com' }, whole);
  await client.submitBatch([file], shared);
  await client.get('{id}', { include: ['tables'], lowConfidence: 0.9 });
  await client.wait('{id}');
  await client.export('{id}', 'csv', { tables: 'all' });
  await client.batch('{id}');
  await client.exportBatch('{id}', 'csv');
  await client.usage();
  for await (const _page of client.list(query));
  for await (const _page of client.list({ page: 1 }));
  await client.ended();
}

/** What the client leaves out, and why. */
const LEFT_OUT = [
  'post /api/v1/infer base64', // A document's bytes go as they are.
];

describe('the client', () => {
  let system: SharedSystem;

  onSharedSystem((given) => ({ system } = given));

  it('has every route of the API, with every parameter', async () => {
    const { paths } = (await request(`${system.baseUrl}/openapi.json`)).body as { paths: Record<string, Record<string, Operation>> };
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      path.startsWith('/api/v1/') ? Object.entries(methods).map(([method, operation]) => ({ route: `${method} ${path}`, operation })) : [],
    );
    const offered = operations.flatMap(({ route, operation: { parameters, requestBody } }) => [
      route,
      ...parameters.filter((each) => each.in === 'query').map(({ name }) => `${route}?${name}`),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        Object.keys(schema.properties).map((name) => `${route} ${name}`),
      ),
    ]);
    const { asked, fetch } = recorder();
    await askEverything(new GridlineClient({ apiKey: 'k', baseUrl: system.baseUrl, fetch }));
    const known = new Set([...asked].map(decodeURIComponent));
    expect([...new Set(offered)].filter((each) => !known.has(each) && !LEFT_OUT.includes(each))).toEqual([]);
    expect([...known].filter((each) => !offered.includes(each))).toEqual([]);
  });
});
