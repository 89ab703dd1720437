import { utils, write } from '@e965/xlsx';
import { answerFaults, damageBytes, makeDocument, Random, toFormats, type MadeDocument, type MadeFile } from '@gridline/testing';
import { extractDocument } from './extract-document';
import { EngineError } from './model/engine-error';
import { docxOf, paragraph, wordCell } from './readers/fixtures/packages';
import { closeRecognisers } from './recognise/recognise-page';

/** Small enough for every run of the tests; FUZZ_SEEDS asks for more. */
const SEEDS = Number(process.env.FUZZ_SEEDS ?? 2);
/** Damaged copies of each file. Pictures are read slowly and break early. */
const COPIES = 6;
const PICTURE_COPIES = 1;
const PICTURES = /\.(jpg|png|webp|tiff|gif)$/;

/** The formats that the engine's own packages can write. */
function toOffice({ truth }: MadeDocument): MadeFile[] {
  const table = [truth.columns, ...truth.rows];
  const book = (bookType: 'xlsx' | 'ods' | 'biff8'): Buffer =>
    write(utils.book_new(utils.aoa_to_sheet(table), 'Data'), { type: 'buffer', bookType }) as Buffer;
  const rows = table.map((row) => `<w:tr>${row.map((cell) => wordCell(cell.replaceAll('&', '&amp;'))).join('')}</w:tr>`);
  return [
    { fileName: 'made.xlsx', bytes: book('xlsx') },
    { fileName: 'made.ods', bytes: book('ods') },
    { fileName: 'made.xls', bytes: book('biff8') },
    { fileName: 'made.docx', bytes: docxOf(`${paragraph('Made')}<w:tbl>${rows.join('')}</w:tbl>`) },
  ];
}

/** What is wrong with the answer to a file: nothing where it is refused with a coded error. */
async function faultsOf({ fileName, bytes }: MadeFile): Promise<string[]> {
  try {
    return answerFaults(await extractDocument(bytes, { fileName }));
  } catch (error) {
    return error instanceof EngineError ? [] : [`${fileName}: ${String(error)}`];
  }
}

describe('whatever arrives', () => {
  // Libraries print what they stumble over.
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation();
    jest.spyOn(console, 'warn').mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(closeRecognisers);

  it.each(Array.from({ length: SEEDS }, (_, seed) => seed))(
    'is answered soundly or refused with a code, in every format, sound and damaged (seed %i)',
    async (seed) => {
      const made = makeDocument(seed);
      const random = new Random(seed);
      for (const file of [...(await toFormats(made)), ...toOffice(made)]) {
        expect({ file: file.fileName, faults: await faultsOf(file) }).toEqual({ file: file.fileName, faults: [] });
        const copies = PICTURES.test(file.fileName) ? PICTURE_COPIES : COPIES;
        for (let copy = 0; copy < copies; copy++) {
          const name = `${file.fileName}, seed ${seed}, copy ${copy}`;
          const faults = await faultsOf({ ...file, bytes: damageBytes(file.bytes, random) });
          expect({ file: name, faults }).toEqual({ file: name, faults: [] });
        }
      }
    },
  );

  it.each(Array.from({ length: 10 * SEEDS }, (_, seed) => 100 + seed))(
    'is answered soundly where it is born digital (seed %i)',
    async (seed) => {
      const [pdf] = await toFormats(makeDocument(seed));
      expect(await faultsOf(pdf!)).toEqual([]);
    },
  );
});
