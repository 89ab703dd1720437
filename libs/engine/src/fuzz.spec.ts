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
/** Pictures of what is read from made.jpg; their own readers' specs hold that their pixels arrive. */
const SAME_PICTURE = /\.(png|webp|tiff|gif)$/;

/** Every format that the engine reads. */
const FILES = ['pdf', 'jpg', 'png', 'webp', 'tiff', 'gif', 'csv', 'txt', 'html', 'eml', 'xml', 'xlsx', 'ods', 'xls', 'docx'].map(
  (ending) => `made.${ending}`,
);

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

  describe.each(Array.from({ length: SEEDS }, (_, seed) => seed))('in every format (seed %i)', (seed) => {
    let files: ReadonlyMap<string, MadeFile>;

    beforeAll(async () => {
      const made = makeDocument(seed);
      files = new Map([...(await toFormats(made)), ...toOffice(made)].map((file) => [file.fileName, file]));
      expect([...files.keys()].sort()).toEqual([...FILES].sort());
    });

    it.each(FILES)('is answered soundly or refused with a code, sound and damaged: %s', async (fileName) => {
      const file = files.get(fileName)!;
      const random = new Random(seed);
      if (!SAME_PICTURE.test(fileName)) expect(await faultsOf(file)).toEqual([]);
      const copies = PICTURES.test(fileName) ? PICTURE_COPIES : COPIES;
      for (let copy = 0; copy < copies; copy++) {
        const faults = await faultsOf({ ...file, bytes: damageBytes(file.bytes, random) });
        expect({ copy, faults }).toEqual({ copy, faults: [] });
      }
    });
  });

  it.each(Array.from({ length: 10 * SEEDS }, (_, seed) => 100 + seed))(
    'is answered soundly where it is born digital (seed %i)',
    async (seed) => {
      const [pdf] = await toFormats(makeDocument(seed));
      expect(await faultsOf(pdf!)).toEqual([]);
    },
  );
});
