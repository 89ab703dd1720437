import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSource, type Document } from '@gridline/engine';

/** For each field what counts as right. */
export type Truth = Readonly<Record<string, string | readonly string[]>>;

/** A document that was read, with its truth. */
export interface Judged {
  id: string;
  document: Document;
  docType: string;
  fields: Truth;
  /** Whether the truth names the field wherever the document has it. */
  names: (key: string) => boolean;
}

/** The documents of a suite whose file's name is to be read; one that cannot be opened is left out, and said so. */
export async function* suiteDocuments(folder: string, isRead = (_: string): boolean => true): AsyncGenerator<Judged> {
  const { suite, documents } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    suite?: string;
    documents: { id: string; doc: string; truth: string }[];
  };
  for (const { id, doc, truth } of documents) {
    if (!isRead(doc)) continue;
    const { fields = {}, docType = '' } = JSON.parse(readFileSync(join(folder, truth), 'utf8')) as { fields?: Truth; docType?: string };
    const source = await openSource(readFileSync(join(folder, doc)), { fileName: doc }).catch((error: Error) =>
      console.error(id, error.message),
    );
    if (!source) continue;
    const document = await source.read();
    source.close();
    // What an e-invoice's XML says is left out: it is the truth.
    yield { id, document: { ...document, fields: [] }, docType, fields, names: () => suite?.startsWith('world') === true };
  }
}

/** Whether a value is one of those that count as right, marks and capitals aside. */
export const isRight = (wanted: string | readonly string[], value: string): boolean =>
  [wanted].flat().some((each) => folded(each) === folded(value) || (isAmount(each) && isAmount(value) && Number(each) === Number(value)));

const isAmount = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

export const folded = (text: string): string => text.normalize('NFKC').replace(/[\s.,;:/-]+/g, '').toLowerCase(); // prettier-ignore
