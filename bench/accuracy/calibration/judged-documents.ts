import type { Truth } from '../judging/truth';
import { madeInputs, toTruth } from '../made-suite';
import type { RunInput } from '../run-documents';
import { SUITES } from '../suites';
import { listDocuments, listSheet } from '../corpus';

/** A document that calibration learns from. */
export interface JudgedDocument extends RunInput {
  suite: string;
  group: string;
  truth: Truth;
}

/** Suites of the corpus whose truth says which values of an answer are right; a part of a suite that is here already adds nothing. */
const CORPUS_SUITES = [
  'einvoice',
  'einvoice-originals',
  'invoice-fr',
  'invoice2data',
  'adbuy',
  'sroie',
  'bank',
  'icdar2013',
  'icdar2013-scan',
  'pubtabnet-mini',
  'office-docling',
  'peer-tables',
  'world',
];

/** All sheets are one suite of the figures: each alone has too few values. */
const SHEETS = 'sheets';

/** The corpus's folders that these suites are in. */
export const CORPUS_FOLDERS: readonly string[] = [
  ...new Set(SUITES.filter(({ name }) => CORPUS_SUITES.includes(name)).map(({ name, of }) => of ?? name)),
];

/** Made documents that the fit learns from, besides the corpus: other seeds than those of the made suites. */
const FIRST_SEED = 20_000;
const PDF_COUNT = 240;
const SCAN_COUNT = 40;

/** Every document in a fixed order, so that the same documents give the same table; `sheets` are folders of papers by strangers, one author each. */
export async function judgedDocuments(corpus: string, sheets: readonly string[] = []): Promise<JudgedDocument[]> {
  return [...madeDocuments(), ...(await corpusDocuments(corpus)), ...(await Promise.all(sheets.map(sheetDocuments))).flat()];
}

/** An author's papers have a group each, as those of the suite `world` have. */
async function sheetDocuments(folder: string): Promise<JudgedDocument[]> {
  const documents = await listSheet(folder);
  return documents.map((document) => ({ ...document, suite: SHEETS, group: `${folder}/${document.group ?? document.id}` }));
}

function madeDocuments(): JudgedDocument[] {
  const inputs = [
    ...madeInputs(false, { count: PDF_COUNT, firstSeed: FIRST_SEED }).map((input) => ({ ...input, suite: 'made' })),
    ...madeInputs(true, { count: SCAN_COUNT, firstSeed: FIRST_SEED + PDF_COUNT }).map((input) => ({ ...input, suite: 'made-scan' })),
  ];
  return inputs.map((input) => ({ ...input, group: input.truth.layout, truth: toTruth(input.truth) }));
}

async function corpusDocuments(corpus: string): Promise<JudgedDocument[]> {
  const suites = SUITES.filter(({ name }) => CORPUS_SUITES.includes(name));
  const listed = await Promise.all(
    suites.map(async (suite) =>
      (await listDocuments(corpus, suite)).map((document) => ({
        ...document,
        suite: suite.name,
        // Documents of one issuer share a layout; where neither is known, each stands for itself.
        group: `${suite.of ?? suite.name}/${document.group ?? document.truth.fields?.sellerName ?? document.id}`,
      })),
    ),
  );
  return listed.flat();
}
