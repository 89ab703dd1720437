import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';
import type { GridlineClient } from '../index';

/** Rows that a model is shown of one table; the rest it may export. An estimate: some 10,000 tokens of an invoice's lines. */
const ROWS_SHOWN = 200;

/** Of the service that the tools are of. */
const API_VERSION = '1';

const id = z.string().describe('The id of an extraction: ext_…');

/** `gridline mcp`: the API as tools of the Model Context Protocol, over standard input and output, until that ends. */
export async function serveTools(client: GridlineClient): Promise<void> {
  const server = new McpServer({ name: 'gridline', version: API_VERSION });
  for (const addTool of [addExtract, addList, addExport, addUsage]) addTool(server, client);
  const transport = new StdioServerTransport();
  const ended = new Promise<void>((done) => (server.server.onclose = done));
  await server.connect(transport);
  process.stdin.once('end', () => void server.close());
  await ended;
}

function addExtract(server: McpServer, client: GridlineClient): void {
  server.registerTool(
    'extract_document',
    {
      title: 'Extract a document',
      description:
        'Reads a PDF, scan, photo, spreadsheet or e-mail of this machine, or one at a public https address, and answers its table, its fields and how sure they are. Costs processing units.',
      inputSchema: {
        path: z.string().optional().describe('A file of this machine.'),
        url: z.url().optional().describe('Where the document is; instead of path.'),
        pages: z.string().optional().describe('The only pages that are read and charged: 1-3,5,-1.'),
        schema: z
          .record(z.string(), z.unknown())
          .optional()
          .describe('A JSON Schema of the answer: an object of values and one array of objects.'),
        reference: z.string().max(256).optional().describe('What the user calls it.'),
      },
    },
    async ({ path, url, schema, ...options }) => {
      if ((path === undefined) === (url === undefined)) throw new Error('Say path or url, and one of them.');
      const source = path === undefined ? { url: url! } : await readFile(resolve(path));
      const fileName = path === undefined ? undefined : basename(path);
      const { rows, ...result } = await client.infer(source, { ...options, fileName, schema: schema as never });
      return answer({ ...result, rows: rows.slice(0, ROWS_SHOWN), ...(rows.length > ROWS_SHOWN && { rowsInAll: rows.length }) });
    },
  );
}

function addList(server: McpServer, client: GridlineClient): void {
  server.registerTool(
    'list_extractions',
    {
      title: 'List extractions',
      description: 'The extractions of the account, newest first, without their rows.',
      inputSchema: {
        docType: z.string().optional().describe('Invoice, Receipt, Bank Statement …'),
        reference: z.string().optional(),
        fileName: z.string().optional().describe('Part of the file name.'),
        needsReview: z.boolean().optional().describe('Those that a person should look at, or the others.'),
        limit: z.number().int().min(1).max(100).default(20),
      },
      annotations: { readOnlyHint: true },
    },
    async (query) => {
      const { value } = await client.list(query).next();
      return answer(value.data.map(({ rows, ...each }: { rows: unknown[] }) => ({ ...each, rowCount: rows.length })));
    },
  );
}

function addExport(server: McpServer, client: GridlineClient): void {
  server.registerTool(
    'export_extraction',
    {
      title: 'Export an extraction',
      description: 'An extraction as CSV or JSON, answered or written to a file; XLSX is written to a file.',
      inputSchema: {
        id,
        format: z.enum(['csv', 'json', 'xlsx']).default('csv'),
        path: z.string().optional().describe('The file to write; without it the text is answered.'),
      },
    },
    async ({ id: extractionId, format, path }) => {
      if (path === undefined && format === 'xlsx') throw new Error('XLSX needs a path to be written to.');
      const { body } = await client.export(extractionId, format);
      if (path === undefined) return { content: [{ type: 'text', text: await new Response(body).text() }] };
      await writeFile(resolve(path), body);
      return answer({ written: resolve(path) });
    },
  );
}

function addUsage(server: McpServer, client: GridlineClient): void {
  server.registerTool(
    'usage',
    { title: 'Usage of the month', description: 'Calls of this month and how many are left.', annotations: { readOnlyHint: true } },
    async () => answer(await client.usage()),
  );
}

const answer = (value: unknown): { content: { type: 'text'; text: string }[] } => ({
  content: [{ type: 'text', text: JSON.stringify(value) }],
});
