import { copyExtraction } from '@gridline/testing';
import type { TestAccount } from '../support/account';
import { amplifiedXlsx, wideCsv } from '../support/documents';
import type { Given } from '../support/on-system';
import { grownDuring } from '../support/peak-memory';
import type { System } from '../support/system';

/** Megabytes that an answer may make a process grow by. Far below what was seen (2,100 in the gateway, 2,900 in extraction). */
const MOST_GATEWAY_MB = 75;
const MOST_EXTRACTION_MB = 600;

/** Answers that would fill the memory, in the system of the caller, whose extraction has one worker. */
export function describeAmplification(given: () => Given<System>): void {
  describe('answers far larger than what was sent', () => {
    let system: System;
    let account: TestAccount;

    beforeEach(() => void ({ system, account } = given()));

    const pids = () => ({ gateway: system.pid('gateway'), extraction: system.pid('extraction') });

    it('refuses a workbook of some kilobytes that holds hundreds of megabytes', async () => {
      const bomb = amplifiedXlsx(2_000, 20_000, 10);
      expect(bomb.bytes.length).toBeLessThan(40_000);
      let reply: Awaited<ReturnType<TestAccount['infer']>> | undefined;
      const grown = await grownDuring(pids(), async () => (reply = await account.infer(bomb)));

      expect(reply).toMatchObject({ status: 422, body: { code: 'corrupt_document' } });
      expect(grown.gateway).toBeLessThan(MOST_GATEWAY_MB);
      expect(grown.extraction).toBeLessThan(MOST_EXTRACTION_MB);
    });

    it('answers the largest table that is allowed without holding it in the gateway', async () => {
      const large = amplifiedXlsx(900, 2_000, 10);
      let status = 0;
      const grown = await grownDuring(pids(), async () => {
        const replies = await Promise.all([1, 2, 3].map(() => account.infer(large)));
        status = Math.max(...replies.map((reply) => reply.status));
      });

      expect(status).toBe(201);
      expect(grown.gateway).toBeLessThan(MOST_GATEWAY_MB);
    });

    it('lists a hundred large extractions without holding them', async () => {
      const { body } = await account.infer(wideCsv(2_000, 10, 150));
      await copyExtraction(system.databaseUrl, body.id, 99);
      const parts: Uint8Array[] = [];
      const grown = await grownDuring(pids(), async () => {
        const reply = await fetch(`${system.baseUrl}/api/v1/extractions?limit=100`, { headers: { 'X-API-Key': account.key } });
        for await (const part of reply.body!) parts.push(part as Uint8Array);
      });
      const page = JSON.parse(Buffer.concat(parts).toString()) as { data: { rows: string[][]; rowsOmitted?: number }[] };
      expect(page.data).toHaveLength(100);
      expect(page.data.every(({ rows, rowsOmitted }) => rows.length + (rowsOmitted ?? 0) === body.rows.length)).toBe(true);
      expect(page.data.at(-1)).toMatchObject({ rows: [], rowsOmitted: body.rows.length });
      expect(grown.gateway).toBeLessThan(MOST_GATEWAY_MB);
      expect(grown.extraction).toBeLessThan(MOST_EXTRACTION_MB);
    });
  });
}
