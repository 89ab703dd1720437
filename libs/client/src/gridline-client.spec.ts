import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  ApiError,
  ConnectionError,
  ExtractionFailedError,
  GridlineClient,
  SchemaMismatchError,
  type ExtractionPage,
} from '@gridline/client';
import { z } from 'zod';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json', ...headers });
    response.end(JSON.stringify(body));
  };

const problem = (status: number, code: string, retryable: boolean, headers: Record<string, string> = {}): Answer =>
  json(
    status,
    { code, detail: `It is ${code}.`, requestId: 'req_1', retryable, errors: [{ location: 'query.page', message: 'bad' }] },
    headers,
  );

const closeConnection: Answer = (request) => request.socket.destroy();

/** A large answer of which a later part cannot be had. */
const breakOff: Answer = (request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.write('{"data": [', () => request.socket.destroy());
};

describe('GridlineClient', () => {
  let server: Server;
  let answers: Answer[];
  let requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
  let waits: number[];
  let client: GridlineClient;

  beforeEach(async () => {
    [answers, requests, waits] = [[], [], []];
    server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    client = new GridlineClient({
      apiKey: 'svc_live_x',
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      sleep: async (seconds) => void waits.push(seconds),
    });
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    requests.push({ method: request.method!, url: request.url!, headers: request.headers, body });
    answers.shift()!(request, response, body);
  }

  it('sends a document with its options and an idempotency key, and answers the extraction', async () => {
    answers = [json(201, { id: 'ext_1' })];
    const file = new Uint8Array(Buffer.from('a,b'));
    expect(await client.infer(file, { fileName: 'Straße.csv', docType: 'Invoice', label: 'March', password: 'p' })).toEqual({
      id: 'ext_1',
    });
    const [{ method, url, headers, body }] = requests as [(typeof requests)[0]];
    expect([method, url, headers.authorization]).toEqual(['POST', '/api/v1/infer', 'Bearer svc_live_x']);
    expect(headers['idempotency-key']).toMatch(/^[A-Za-z0-9_\-:.]{1,128}$/);
    for (const part of ['name="file"; filename="Straße.csv"', 'a,b', 'name="doc_type"', 'name="label"', 'name="password"'])
      expect(body).toContain(part);
  });

  it('tries an upload again under the same idempotency key when the connection breaks, so that it is charged once', async () => {
    answers = [closeConnection, json(201, { id: 'ext_1' })];
    await client.infer(new Blob(['x']));
    const keys = requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(waits).toHaveLength(1);
  });

  it('waits as long as the service asks, and tries again', async () => {
    answers = [problem(429, 'rate_limit_exceeded', true, { 'Retry-After': '7' }), json(200, { usage: { calls: 1 } })];
    expect(await client.usage()).toEqual({ calls: 1 });
    expect(waits).toEqual([7]);
  });

  it('does not wait for days: the month is over for now', async () => {
    answers = [problem(429, 'monthly_limit_exceeded', true, { 'Retry-After': '864000' })];
    await expect(client.usage()).rejects.toMatchObject({ code: 'monthly_limit_exceeded', retryAfter: 864_000 });
    expect(requests).toHaveLength(1);
  });

  it('throws what will not pass at once, with all that the service said', async () => {
    answers = [problem(400, 'invalid_parameter', false)];
    const error = await client.usage().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_parameter',
      message: 'It is invalid_parameter. (bad)',
      requestId: 'req_1',
      retryable: false,
    });
    expect((error as ApiError).errors).toEqual([{ location: 'query.page', message: 'bad' }]);
    expect(requests).toHaveLength(1);
  });

  it('gives up after three more tries, waiting longer each time', async () => {
    answers = Array.from({ length: 4 }, () => problem(503, 'busy', true));
    await expect(client.usage()).rejects.toMatchObject({ code: 'busy' });
    expect(waits).toHaveLength(3);
    expect(waits.every((wait, index) => wait >= 0.25 * 2 ** index && wait <= 0.5 * 2 ** index)).toBe(true);
  });

  it('says that the service cannot be reached', async () => {
    answers = Array.from({ length: 4 }, () => closeConnection);
    await expect(client.usage()).rejects.toBeInstanceOf(ConnectionError);
  });

  it('asks again for an answer that broke off, and says where it always does', async () => {
    answers = [breakOff, json(200, { data: [], pagination: { page: 1, hasMore: false } })];
    expect((await client.list().next()).value).toMatchObject({ data: [] });
    expect(waits).toHaveLength(1);
    answers = Array.from({ length: 4 }, () => breakOff);
    const error = await client.get('ext_1').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ message: 'The answer broke off.' });
  });

  it('sends a document whose answer broke off again under its idempotency key', async () => {
    answers = [breakOff, json(201, { id: 'ext_1' })];
    expect(await client.infer(new Blob(['x']))).toEqual({ id: 'ext_1' });
    const keys = requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('understands a proxy that knows no problem+json', async () => {
    answers = Array.from({ length: 4 }, (): Answer => (_request, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
    await expect(client.usage()).rejects.toMatchObject({ status: 502, code: 'unknown', retryable: true });
  });

  it('stops at once when the caller gives up', async () => {
    const controller = new AbortController();
    answers = [
      (_request, response) => {
        controller.abort(new Error('enough'));
        response.writeHead(503).end();
      },
    ];
    await expect(client.usage({ signal: controller.signal })).rejects.toThrow('enough');
    expect(requests).toHaveLength(1);
  });

  it('lists page after page, asking for the next only when it is wanted', async () => {
    const page = (number: number, hasMore: boolean): Answer => json(200, { data: [], pagination: { page: number, hasMore } });
    answers = [page(2, true), page(3, false)];
    const pages: ExtractionPage[] = [];
    const list = client.list({ page: 2, limit: 50, sort: 'file_name', order: 'asc', docType: 'Credit Note' });
    pages.push((await list.next()).value as ExtractionPage);
    expect(requests).toHaveLength(1);
    for await (const each of list) pages.push(each);
    expect(pages.map(({ pagination }) => pagination.page)).toEqual([2, 3]);
    expect(requests.map(({ url }) => url)).toEqual([
      '/api/v1/extractions?page=2&limit=50&sort=file_name&order=asc&doc_type=Credit+Note',
      '/api/v1/extractions?page=3&limit=50&sort=file_name&order=asc&doc_type=Credit+Note',
    ]);
  });

  it('submits, then waits until the extraction is done', async () => {
    answers = [
      json(202, { id: 'ext_1' }),
      json(202, { id: 'ext_1', state: 'running' }, { 'Retry-After': '1' }),
      json(200, { id: 'ext_1', rows: [] }),
    ];
    const id = await client.submit(new Blob(['x']));
    expect(await client.wait(id)).toEqual({ id: 'ext_1', rows: [] });
    expect(requests[0]!.headers.prefer).toBe('respond-async');
    expect(waits).toEqual([1]);
  });

  it('waits on where a document outlasts the service, and never sends it again', async () => {
    const stored = { id: 'ext_1', fileId: 'file_1', fileName: 'a', docType: 'Other', columns: [], rows: [], metadata: {}, confidence: 1 };
    answers = [
      json(202, { id: 'ext_1', state: 'running' }, { 'Retry-After': '2' }),
      json(202, { id: 'ext_1', state: 'running' }, { 'Retry-After': '1' }),
      json(200, { ...stored, label: '', fieldConfidence: {}, summary: '', createdAt: 'now' }),
    ];
    expect(await client.infer(new Blob(['x']))).toEqual({ ...stored, createdAt: 'now' });
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET']);
    expect(waits).toEqual([2, 1]);
  });

  it('throws what an extraction failed of when it is waited for, and answers it when it is asked for', async () => {
    const failed = { id: 'ext_1', state: 'failed', error: { code: 'no_content', detail: 'Nothing to read.' } };
    answers = [json(200, failed), json(200, failed)];
    const error = await client.wait('ext_1').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ExtractionFailedError);
    expect(error).toMatchObject({ code: 'no_content', message: 'Nothing to read.', extractionId: 'ext_1' });
    expect(await client.get('ext_1')).toEqual(failed);
  });

  it('answers how far an extraction is', async () => {
    answers = [json(202, { id: 'ext_1', state: 'running' })];
    expect(await client.get('ext_1')).toEqual({ id: 'ext_1', state: 'running' });
  });

  it('streams an export under the name that the service gives it', async () => {
    const disposition = `attachment; filename="M_rz.csv"; filename*=UTF-8''M%C3%A4rz.csv`;
    answers = [
      (_request, response) => response.writeHead(200, { 'Content-Type': 'text/csv', 'Content-Disposition': disposition }).end('a,b\r\n'),
    ];
    const { fileName, mediaType, body } = await client.export('ext/1', 'csv');
    expect([fileName, mediaType, await new Response(body).text()]).toEqual(['März.csv', 'text/csv', 'a,b\r\n']);
    expect(requests[0]!.url).toBe('/api/v1/extractions/ext%2F1/export?format=csv');
  });

  it('lists from the beginning by cursor, so that what is added meanwhile moves nothing', async () => {
    const page = (hasMore: boolean, nextCursor: string | null): Answer =>
      json(200, { data: [], pagination: { page: 1, hasMore }, nextCursor });
    answers = [page(true, 'c2'), page(false, null)];
    for await (const _page of client.list({ limit: 2 }));
    expect(requests.map(({ url }) => url)).toEqual(['/api/v1/extractions?limit=2&cursor=', '/api/v1/extractions?limit=2&cursor=c2']);
  });

  it('answers the parts of a file that was split, at once or when its run ends', async () => {
    const split = { id: 'ext_1', state: 'split', parts: [{ id: 'ext_2', firstPage: 1 }] };
    answers = [json(201, split), json(202, { id: 'ext_1', state: 'running' }, { 'Retry-After': '1' }), json(200, split), json(200, split)];
    expect((await client.infer(new Blob(['x']), { split: 'auto' })).parts[0]!.firstPage).toBe(1);
    expect(await client.infer(new Blob(['x']), { split: 'auto' })).toEqual(split);
    await expect(client.wait('ext_1')).rejects.toMatchObject({ code: 'extraction_split' });
    expect(requests[0]!.body).toContain('name="split"\r\n\r\nauto');
  });

  it('tells how much of a document has left, and sends the very same form', async () => {
    answers = [closeConnection, json(201, { id: 'ext_1' })];
    const told: { sentBytes: number; totalBytes: number }[] = [];
    const bytes = new Uint8Array(200_000).fill(120);
    await client.infer(bytes, { fileName: 'a.txt', label: 'L', onProgress: (progress) => told.push(progress) });
    const { headers, body } = requests[1]!;
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toContain('filename="a.txt"');
    expect(body).toContain('x'.repeat(bytes.length));
    const last = told.slice(-5).map(({ sentBytes }) => sentBytes);
    expect(last).toEqual([0, 65_536, 131_072, 196_608, told.at(-1)!.totalBytes]);
    expect(told.at(-1)!.totalBytes).toBe(Buffer.byteLength(body));
  });

  it('has the service fetch a document by its address', async () => {
    answers = [json(201, { id: 'ext_1' })];
    await client.infer({ url: 'https://example.com/a.pdf' }, { fileName: 'b.pdf', docType: 'Invoice', include: ['tables'] });
    const { headers, body } = requests[0]!;
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body)).toEqual({ doc_type: 'Invoice', include: 'tables', fileName: 'b.pdf', url: 'https://example.com/a.pdf' });
  });

  it('hears of runs as they end, however the stream is cut up', async () => {
    answers = [
      (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        response.write(':\n\nevent: ended\nda');
        response.end('ta: {"id":"ext_1","state":"completed"}\n\nevent: other\ndata: {}\n\n');
      },
    ];
    const heard = [];
    for await (const each of await client.ended()) heard.push(each);
    expect(heard).toEqual([{ id: 'ext_1', state: 'completed' }]);
    expect(requests[0]!.url).toBe('/api/v1/events');
  });

  describe('with a schema', () => {
    const answer = {
      id: 'ext_1',
      columns: ['item', 'qty'],
      rows: [
        ['Oak desk', '2'],
        ['Delivery', ''],
      ],
      metadata: { number: 'A-1', total: '960.50' },
    };

    it('answers what the document says, typed by a JSON Schema', async () => {
      answers = [json(201, answer)];
      const { data } = await client.inferAs(new Blob(['x']), {
        type: 'object',
        properties: {
          number: { type: 'string' },
          total: { type: 'number' },
          paid: { type: ['number', 'null'] },
          dueDate: { type: 'string', format: 'date' },
          lines: { type: 'array', items: { type: 'object', properties: { item: { type: 'string' }, qty: { type: 'integer' } } } },
        },
      });
      const total: number | undefined = data.total;
      const quantities: (number | undefined)[] | undefined = data.lines?.map(({ qty }) => qty);
      expect([total, quantities]).toEqual([960.5, [2, undefined]]);
      expect(data).toEqual({ number: 'A-1', total: 960.5, paid: null, lines: [{ item: 'Oak desk', qty: 2 }, { item: 'Delivery' }] });
      expect(requests[0]!.body).toContain('name="schema"');
    });

    const invoice = z.object({
      number: z.string(),
      total: z.number(),
      paid: z.number().nullable(),
      lines: z.array(z.object({ item: z.string(), qty: z.number().int().optional() })),
    });

    it('answers what the document says, checked and typed by a zod schema', async () => {
      answers = [json(201, answer)];
      const { data, extraction } = await client.inferAs(new Blob(['x']), invoice);
      const typed: z.infer<typeof invoice> = data;
      expect(typed).toMatchObject({ total: 960.5, paid: null, lines: [{ qty: 2 }, {}] });
      expect(extraction.metadata.total).toBe('960.50');
      expect(requests[0]!.body).toContain('{"type":["number","null"]}');
    });

    it('throws where the document does not pass it', async () => {
      answers = [json(201, { ...answer, metadata: { number: 'A-1', total: 'on request' } })];
      const error = await client.inferAs(new Blob(['x']), invoice).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(SchemaMismatchError);
      expect(error).toMatchObject({ extractionId: 'ext_1', issues: [{ path: ['total'] }] });
    });
  });

  describe('of a service that neither answers nor ends', () => {
    const SILENCE = 'Nothing came from the service for 0.3 seconds.';
    const SILENCE_MS = 300;
    const says =
      (head: string): Answer =>
      (_request, response) =>
        void (head === '' ? undefined : response.write(head));

    // How long nothing came is for the test to say: no answer is late because this process, which gives it too, was busy.
    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date', 'hrtime'] });
      const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      client = new GridlineClient({ apiKey: 'svc_live_x', baseUrl, silenceSeconds: 0.3, retries: 1, sleep: () => Promise.resolve() });
    });
    afterEach(() => jest.useRealTimers());

    /** Until something has happened over a real connection. */
    const until = async (hasHappened: () => boolean): Promise<void> => {
      while (!hasHappened()) await new Promise(setImmediate);
    };
    const isWaiting = (): boolean => jest.getTimerCount() > 0;

    it.each([
      ['says nothing', ''],
      ['stops within its answer', '{"id": '],
    ])('waits no longer than it may, and asks again first: it %s', async (_, head) => {
      answers = [says(head), says(head)];
      const asking = client.get('ext_1');
      asking.catch(() => undefined);
      for (const times of [1, 2]) {
        await until(() => requests.length === times && isWaiting());
        await jest.advanceTimersByTimeAsync(SILENCE_MS);
      }
      await expect(asking).rejects.toBeInstanceOf(ConnectionError);
      await expect(asking).rejects.toThrow(SILENCE);
      expect(requests).toHaveLength(2);
    });

    it('hears events for as long as there is any sign of life, and not for longer', async () => {
      let giveSign = (): void => undefined;
      answers = [
        (_request, response) => {
          response.writeHead(200, { 'Content-Type': 'text/event-stream' });
          response.write('event: ended\ndata: {"id": "ext_1", "state": "completed"}\n\n');
          giveSign = () => void response.write(':\n\n');
        },
      ];
      const heard: string[] = [];
      const listening = (async () => {
        for await (const { id } of await client.ended()) heard.push(id);
      })();
      listening.catch(() => undefined);
      await until(() => heard.length === 1 && isWaiting());
      const waits = jest.spyOn(global, 'setTimeout');
      for (let signs = 1; signs <= 10; signs++) {
        await jest.advanceTimersByTimeAsync(SILENCE_MS - 1);
        giveSign();
        await until(() => waits.mock.calls.length === signs);
      }
      waits.mockRestore();
      await jest.advanceTimersByTimeAsync(SILENCE_MS);
      await expect(listening).rejects.toThrow(SILENCE);
      expect(heard).toEqual(['ext_1']);
    });

    it('does not count the time in which nobody reads', async () => {
      let end = (): void => undefined;
      answers = [
        (_request, response) => {
          response.writeHead(200, { 'Content-Type': 'text/csv' });
          response.write('a');
          end = () => void response.end('b');
        },
      ];
      const { body } = await client.export('ext_1', 'csv');
      await jest.advanceTimersByTimeAsync(2 * SILENCE_MS);
      end();
      expect(await new Response(body).text()).toBe('ab');
    });
  });
});
