import { LANGUAGES } from './language.data';
import { DOCUMENT_KINDS, type DocumentKind, type MadeDocument } from './made-document';
import { makeInvoice } from './make-invoice';
import { makeReceipt } from './make-receipt';
import { makeReport } from './make-report';
import { makeStatement } from './make-statement';
import { Random } from './random';

const MAKERS = { invoice: makeInvoice, receipt: makeReceipt, statement: makeStatement, report: makeReport };

/** The document of a seed: kind, language, layout and every value follow from it. */
export function makeDocument(seed: number, kind?: DocumentKind): MadeDocument {
  const random = new Random(seed);
  const language = random.pick(LANGUAGES);
  const drawn = random.pick(DOCUMENT_KINDS);
  return MAKERS[kind ?? drawn](seed, random, language);
}
