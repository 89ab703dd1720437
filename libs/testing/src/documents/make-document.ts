import { LANGUAGES, type Language } from './language.data';
import { DOCUMENT_KINDS, type DocumentKind, type MadeDocument } from './made-document';
import { makeReceipt } from './make-receipt';
import { makeReport } from './make-report';
import { makeStatement } from './make-statement';
import { makeInvoice, makeOrder } from './make-trade-document';
import { Random } from './random';

type Maker = (seed: number, random: Random, language: Language) => MadeDocument;

const MAKERS: Record<DocumentKind, Maker> = {
  invoice: makeInvoice,
  receipt: makeReceipt,
  statement: makeStatement,
  report: makeReport,
  order: makeOrder,
};

/** Kinds as often as they are sent: invoices are what people have most of. */
const DRAWN_KINDS: readonly DocumentKind[] = [...DOCUMENT_KINDS, 'invoice'];

/** The document of a seed: kind, language, layout and every value follow from it. */
export function makeDocument(seed: number, kind?: DocumentKind): MadeDocument {
  const random = new Random(seed);
  const language = random.pick(LANGUAGES);
  const drawn = random.pick(DRAWN_KINDS);
  return MAKERS[kind ?? drawn](seed, random, language);
}
