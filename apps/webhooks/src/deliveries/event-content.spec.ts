import { extractionHead, extractionRows } from '@gridline/contracts';
import type { Services } from '@gridline/messaging';
import { EventContentSource } from './event-content';

const HEAD = { id: 'ext_1', rowCount: 2, columns: ['Item'], metadata: {}, docType: 'Invoice', confidence: 0.93 };

/** An extraction service of which `ext_large` has a result of two chunks; what it was asked for is told. */
function sourceOf(asked: string[]): EventContentSource {
  const ask = (question: unknown, { id, chunk = 0 }: { id: string; chunk?: number }): Promise<unknown> => {
    if (question === extractionHead) return Promise.resolve(HEAD);
    expect(question).toBe(extractionRows);
    asked.push(`${id}/${chunk}`);
    return Promise.resolve({ rows: [[`row ${chunk}`]], nextChunk: id === 'ext_large' && chunk === 0 ? 1 : null });
  };
  return new EventContentSource({ ask } as Services);
}

describe('what an event tells', () => {
  const stopping = new AbortController();
  const left: string[] = [];
  const placeOf = (name: string) => ({ leave: () => (left.push(name), stopping.signal) });
  beforeEach(() => left.splice(0));

  it('waits for its turn without a place and asks for nothing meanwhile, where it is of several chunks', async () => {
    const asked: string[] = [];
    const source = sourceOf(asked);
    const bodyOf = (name: string, id: string) => source.bodyOf('acc_1', id, placeOf(name));
    const made = [await bodyOf('first', 'ext_large'), await bodyOf('second', 'ext_large')];
    asked.splice(0);
    const third = bodyOf('third', 'ext_large');
    expect(JSON.parse((await bodyOf('small', 'ext_small'))!.json)).toMatchObject({ data: { rows: [['row 0']] } });
    expect(left).toEqual(['third']);
    expect(asked).toEqual(['ext_large/0', 'ext_small/0']);
    made[0]!.done!();
    expect(JSON.parse((await third)!.json)).toMatchObject({ data: { rows: [['row 0'], ['row 1']] } });
    expect(asked).toEqual(['ext_large/0', 'ext_small/0', 'ext_large/0', 'ext_large/1']);
  });
});
