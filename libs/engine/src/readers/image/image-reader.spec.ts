import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { drawPage, RECEIPT, RECEIPT_TEXT } from '../../recognise/fixtures/draw-page';
import { closeRecognisers } from '../../recognise/recognise-page';
import { decodeImage } from './decode-image';
import { readImage } from './image-reader';
import type { Page } from '../../model/page';

const textOf = (page: Page): string => page.words.map((word) => word.text).join(' ');

async function receipt(): Promise<sharp.Sharp> {
  const { width, height, data } = await drawPage(RECEIPT);
  return sharp(data, { raw: { width, height, channels: 1 } });
}

/** A BMP file of 24 bits a pixel, its rows from the bottom as BMP has them. */
async function toBmp(): Promise<Uint8Array> {
  const { width, height, data } = await drawPage(RECEIPT);
  const bytesPerRow = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + bytesPerRow * height);
  file.write('BM');
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      file.fill(data[y * width + x]!, 54 + (height - 1 - y) * bytesPerRow + x * 3, 57 + (height - 1 - y) * bytesPerRow + x * 3);
  }
  return file;
}

/** A PNG that claims a picture's size and holds next to none of its pixels. */
function pngOf(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    magic,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(8))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

describe('readImage', () => {
  afterAll(closeRecognisers);

  it.each([
    ['png', async () => (await receipt()).png().toBuffer()],
    ['jpeg', async () => (await receipt()).jpeg({ quality: 90 }).toBuffer()],
    ['webp', async () => (await receipt()).webp({ quality: 90 }).toBuffer()],
    ['tiff', async () => (await receipt()).tiff({ compression: 'lzw' }).toBuffer()],
    ['gif', async () => (await receipt()).gif().toBuffer()],
    ['bmp', toBmp],
  ])('decodes %s to the pixels that were drawn', async (format, make) => {
    const file = await make();
    expect(await readImage(file, {})).toMatchObject({ format, pageCount: 1 });
    const [drawn, { data, width, height }] = [await drawPage(RECEIPT), await decodeImage(file, 1)];
    expect([width, height]).toEqual([drawn.width, drawn.height]);
    const differences = data.map((shade, at) => Math.abs(shade - drawn.data[at]!));
    expect(differences.reduce((sum, each) => sum + each, 0) / data.length).toBeLessThan(0.5);
  });

  it('reads what they show', async () => {
    const { pages } = await (await readImage(await (await receipt()).jpeg({ quality: 90 }).toBuffer(), {})).read();
    expect(pages.map(textOf)).toEqual([RECEIPT_TEXT]);
    expect(pages[0]!.reader).toBe('ocr');
  });

  it('turns a photo by its EXIF', async () => {
    const photo = await (await receipt()).rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer();
    const { pages } = await (await readImage(photo, {})).read();
    expect(textOf(pages[0]!)).toBe(RECEIPT_TEXT);
    expect(pages[0]!.height / pages[0]!.width).toBeCloseTo(220 / 240, 1);
  });

  it('takes a transparent ground for white', async () => {
    const { width, height, data } = await drawPage(RECEIPT);
    const ink = Buffer.alloc(width * height * 4);
    for (let at = 0; at < data.length; at++) ink[at * 4 + 3] = 255 - data[at]!;
    const png = await sharp(ink, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
    expect(textOf((await (await readImage(png, {})).read()).pages[0]!)).toBe(RECEIPT_TEXT);
  });

  it.each([
    ['pink print dark', { r: 230, g: 80, b: 150 }, 80],
    ['red print dark', { r: 200, g: 30, b: 40 }, 30],
    ['a yellow mark light', { r: 255, g: 255, b: 0 }, 225],
  ])('sees %s', async (_, background, shade) => {
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background } })
      .png()
      .toBuffer();
    expect((await decodeImage(png, 1)).data[0]).toBe(shade);
  });

  it('refuses more pixels than it may decode, by the header alone', async () => {
    await expect(readImage(pngOf(40_000, 40_000), {})).rejects.toMatchObject({ code: 'image_too_large' });
  });

  it('refuses what is damaged', async () => {
    const whole = await (await receipt()).png().toBuffer();
    const source = await readImage(Buffer.concat([whole.subarray(0, 200), Buffer.alloc(500, 7)]), {});
    await expect(source.read()).rejects.toMatchObject({ code: 'corrupt_document' });
    await expect(readImage(Buffer.from('BM and nothing else'), {})).rejects.toMatchObject({ code: 'corrupt_document' });
  });

  it('gives the size of a scanned sheet by its density', async () => {
    const scan = await (await receipt()).withMetadata({ density: 200 }).png().toBuffer();
    expect((await (await readImage(scan, {})).read()).pages[0]!.width).toBeCloseTo(240, 0);
  });
});
