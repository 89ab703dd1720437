import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractDocument } from '@gridline/engine';
import { projectRoot } from '@gridline/testing';
import { SAMPLE_FOLDER } from './make-sample';
import { sampleInvoice } from './sample-invoice';

describe('the sample that visitors are shown', () => {
  it('says what the engine says of it', async () => {
    const { document } = JSON.parse(readFileSync(join(projectRoot(), SAMPLE_FOLDER, 'recording.json'), 'utf8'));
    const { docType, columns, rows, metadata } = await extractDocument(await sampleInvoice());
    expect({ docType, columns, rows, metadata }).toEqual({
      docType: document.docType,
      columns: document.columns,
      rows: document.rows,
      metadata: document.metadata,
    });
  });
});
