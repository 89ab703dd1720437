import { BODY_BYTES_MAX, EventBodyBuilder } from './event-body';

const content = {
  id: 'ext_1',
  rowCount: 9,
  reference: 'order 7',
  columns: ['Item', 'Total'],
  metadata: { currency: 'EUR' },
  docType: 'Invoice',
  confidence: 0.93,
};
const bodyOf = (rows: string[][]) => {
  const builder = new EventBodyBuilder(content);
  builder.add(rows);
  return builder.finish();
};
const wholeJson = (rows: string[][]) =>
  JSON.stringify({
    event: 'extraction.completed',
    data: { columns: content.columns, rows, metadata: content.metadata, docType: content.docType, confidence: content.confidence },
  });

describe('the body of an event', () => {
  it('is the JSON of the specification, whatever the cells hold', () => {
    const rows = [['Café crème', '-1.234,50 €'], ['"quoted"\n', '\u0000\ud800'], []];
    const told = { isTruncated: false, extractionId: 'ext_1', reference: 'order 7', rowCount: 9 };
    expect(bodyOf(rows)).toEqual({ json: wholeJson(rows), ...told });
    expect(bodyOf([])).toEqual({ json: wholeJson([]), ...told });
  });

  it('names the event that it is, and tells what belongs to it alone', () => {
    const builder = new EventBodyBuilder(content, { event: 'extraction.reviewed', more: { version: 3 } });
    builder.add([['Chair', '5']]);
    expect(JSON.parse(builder.finish().json)).toEqual({
      event: 'extraction.reviewed',
      data: {
        columns: content.columns,
        rows: [['Chair', '5']],
        metadata: content.metadata,
        docType: 'Invoice',
        confidence: 0.93,
        version: 3,
      },
    });
  });

  it('is whole at exactly 5 MiB', () => {
    const empty = Buffer.byteLength(wholeJson([['']]));
    const rows = [['x'.repeat(BODY_BYTES_MAX - empty)]];
    const body = bodyOf(rows);
    expect(Buffer.byteLength(body.json)).toBe(BODY_BYTES_MAX);
    expect(body.isTruncated).toBe(false);
  });

  it('leaves rows out from the first that does not fit, and says so', () => {
    const row = ['é'.repeat(500_000)];
    const body = bodyOf(Array.from({ length: 10 }, () => row));
    const { data } = JSON.parse(body.json) as { data: { rows: string[][]; confidence: number } };
    expect(body.isTruncated).toBe(true);
    expect(data.rows).toEqual(Array.from({ length: 5 }, () => row));
    expect(data.confidence).toBe(0.93);
    expect(Buffer.byteLength(body.json)).toBeLessThanOrEqual(BODY_BYTES_MAX);
  });

  it('asks for no further rows once it is full', () => {
    const builder = new EventBodyBuilder(content);
    expect(builder.add([['small']])).toBe(true);
    expect(builder.add([['x'.repeat(BODY_BYTES_MAX)]])).toBe(false);
    expect(builder.add([['small']])).toBe(false);
    expect(JSON.parse(builder.finish().json)).toMatchObject({ data: { rows: [['small']] } });
  });
});
