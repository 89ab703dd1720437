import { PDFDocument, degrees, rgb } from 'pdf-lib';
import sharp from 'sharp';
import type { Box } from '../model/box';
import type { PictureTurn } from '../model/page';
import { drawPage, leanPage, RECEIPT } from '../recognise/fixtures/draw-page';
import { tilt, turn } from '../recognise/image/gray-image';
import { closeRecognisers } from '../recognise/recognise-page';
import { openSource } from './open-source';

/** Red in the upper left quarter of a white page. */
const MARK = { left: 0.1, top: 0.2, right: 0.3, bottom: 0.4 };

async function markedPdf(turn = 0, [width, height]: readonly [number, number] = [400, 600]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage([100, 100]);
  const page = pdf.addPage([width, height]);
  page.drawRectangle({
    x: MARK.left * width,
    y: (1 - MARK.bottom) * height,
    width: (MARK.right - MARK.left) * width,
    height: (MARK.bottom - MARK.top) * height,
    color: rgb(1, 0, 0),
  });
  page.setRotation(degrees(turn));
  return pdf.save();
}

const markedPicture = (width: number, height: number): sharp.Sharp =>
  sharp({ create: { width, height, channels: 3, background: 'white' } }).composite([
    {
      input: {
        create: {
          width: Math.round((MARK.right - MARK.left) * width),
          height: Math.round((MARK.bottom - MARK.top) * height),
          channels: 3,
          background: 'red',
        },
      },
      left: Math.round(MARK.left * width),
      top: Math.round(MARK.top * height),
    },
  ]);

async function drawn(bytes: Uint8Array, number: number, width: number, turn?: PictureTurn) {
  const source = await openSource(bytes);
  try {
    return await measured(await source.draw!({ number, width, turn }));
  } finally {
    source.close();
  }
}

/** The size of a picture and where its red lies, as shares of its sides. */
async function measured(webp: Uint8Array) {
  const { format } = await sharp(webp).metadata();
  const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const red = { left: 1, top: 1, right: 0, bottom: 0 };
  for (let at = 0; at < width * height; at++) {
    if (data[at * channels]! < 200 || data[at * channels + 1]! > 100) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    red.left = Math.min(red.left, x / width);
    red.top = Math.min(red.top, y / height);
    red.right = Math.max(red.right, (x + 1) / width);
    red.bottom = Math.max(red.bottom, (y + 1) / height);
  }
  return { format, width, height, red };
}

/** Where the print lies within 3 points of a box, in points; no other word stands so near. */
async function inkAround(image: sharp.Sharp, box: Box, scale: number): Promise<Box> {
  const [left, top] = [Math.round((box.left - 3) * scale), Math.round((box.top - 3) * scale)];
  const size = { width: Math.round((box.right - box.left + 6) * scale), height: Math.round((box.bottom - box.top + 6) * scale) };
  const cut = image
    .clone()
    .extract({ left, top, ...size })
    .grayscale()
    .raw();
  const { data, info } = await cut.toBuffer({ resolveWithObject: true });
  const ink: Box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  for (let at = 0; at < info.width * info.height; at++) {
    if (data[at * info.channels]! > 110) continue;
    const [x, y] = [(left + (at % info.width)) / scale, (top + Math.floor(at / info.width)) / scale];
    ink.left = Math.min(ink.left, x);
    ink.top = Math.min(ink.top, y);
    ink.right = Math.max(ink.right, x);
    ink.bottom = Math.max(ink.bottom, y);
  }
  return ink;
}

/** A box is as high as its type: figures fill what is above the line, and nothing of what letters hang below it. */
async function expectInBox(image: sharp.Sharp, box: Box, scale: number): Promise<void> {
  const ink = await inkAround(image, box, scale);
  const height = box.bottom - box.top;
  const expected = { ...box, top: box.top + 0.05 * height, bottom: box.bottom - 0.22 * height };
  for (const side of ['left', 'top', 'right', 'bottom'] as const) expect(Math.abs(ink[side] - expected[side])).toBeLessThan(2);
}

function expectNear(found: Record<string, number>, expected: Record<string, number>, share = 0.01): void {
  for (const [side, value] of Object.entries(expected)) expect(Math.abs(found[side]! - value)).toBeLessThan(share);
}

describe('a drawn page', () => {
  afterAll(closeRecognisers);

  it('of a PDF has the width that was asked for, and everything in its place and colour', async () => {
    const { red, ...size } = await drawn(await markedPdf(), 2, 500);
    expect(size).toEqual({ format: 'webp', width: 500, height: 750 });
    expectNear(red, MARK);
  });

  it('of a PDF stands as the page is displayed', async () => {
    const { red, ...size } = await drawn(await markedPdf(90), 2, 600);
    expect(size).toEqual({ format: 'webp', width: 600, height: 400 });
    expectNear(red, { left: 0.6, top: 0.1, right: 0.8, bottom: 0.3 });
  });

  it('that is very long is drawn narrower than asked, and never wider', async () => {
    const long = await drawn(await markedPdf(0, [20, 14_000]), 2, 2_000);
    expect(long.width).toBeLessThan(25);
    expect(long.height).toBeLessThanOrEqual(16_383);
    expectNear(long.red, MARK, 0.1);
  });

  it('was turned as it was when it was read', async () => {
    const lying = await markedPicture(600, 400).png().toBuffer();
    const { red, ...size } = await drawn(lying, 1, 200, { rotation: 90, tilt: 0 });
    expect(size).toEqual({ format: 'webp', width: 200, height: 300 });
    expectNear(red, { left: 1 - MARK.bottom, top: MARK.left, right: 1 - MARK.top, bottom: MARK.right });
  });

  it('was set level as it was when it was read, its size kept', async () => {
    const { red, ...size } = await drawn(await markedPicture(400, 400).png().toBuffer(), 1, 400, { rotation: 0, tilt: 10 });
    expect(size).toEqual({ format: 'webp', width: 400, height: 400 });
    // The mark's centre, 120 px left of and 80 px above the page's, goes clockwise about it.
    const [cosine, sine] = [Math.cos(Math.PI / 18), Math.sin(Math.PI / 18)];
    const centre = { x: 0.5 + (-0.3 * cosine + 0.2 * sine), y: 0.5 + (-0.3 * sine - 0.2 * cosine) };
    expectNear({ x: (red.left + red.right) / 2, y: (red.top + red.bottom) / 2 }, centre);
  });

  it.each(['tiff', 'jpeg', 'gif'] as const)('of a picture (%s) is drawn from its file', async (format) => {
    const { red, width, height } = await drawn(await markedPicture(400, 600).toFormat(format).toBuffer(), 1, 100);
    expect([width, height]).toEqual([100, 150]);
    expectNear(red, MARK, 0.03);
  });

  it('of a mail is that of its attachment', async () => {
    const attached = Buffer.from(await markedPdf()).toString('base64');
    const mail = [
      'From: a@example.com',
      'Subject: Invoice',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'See attached.',
      '--b',
      'Content-Type: application/pdf; name=a.pdf',
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment; filename=a.pdf',
      '',
      attached,
      '--b--',
      '',
    ];
    const bytes = Buffer.from(mail.join('\r\n'));
    const { red } = await drawn(bytes, 2, 300);
    expectNear(red, MARK);
    const source = await openSource(bytes);
    expect(await source.wordsOn!(2)).toEqual([]);
    await expect(source.wordsOn!(3)).rejects.toMatchObject({ code: 'invalid_parameter' });
    source.close();
  });

  it.each([
    [0, 5],
    [270, -4],
  ] as const)('has its words in their boxes where it lay by %d degrees and leaned by %d', async (lying, leaning) => {
    const { data, width, height } = turn(tilt(await drawPage(RECEIPT), leaning), lying);
    const source = await openSource(
      await sharp(data, { raw: { width, height, channels: 1 } })
        .png()
        .toBuffer(),
    );
    const { pages } = await source.read();
    const [{ words, picture, ...page }] = pages as [(typeof pages)[0]];
    const image = sharp(await source.draw!({ number: 1, width: 1_000, turn: picture }));
    for (const text of ['12.50', '3.75', '16.25'])
      await expectInBox(image, words.find((word) => word.text === text)!.box, 1_000 / page.width);
    if (lying !== 0) expect(await source.wordsOn!(1)).toEqual(words);
  });

  it('has its words in their boxes where it was photographed from the side, up to its edges', async () => {
    const texts = [0, 1, 2].flatMap((part) =>
      RECEIPT.texts.map(({ top, left, ...text }) => ({ ...text, top: top + 220 * part, left: left === 180 ? 540 : left })),
    );
    const { data, width, height } = leanPage(await drawPage({ widthPt: 600, heightPt: 680, texts }), { angle: 0.3, change: 2 });
    const source = await openSource(
      await sharp(data, { raw: { width, height, channels: 1 } })
        .png()
        .toBuffer(),
    );
    const { pages } = await source.read();
    const [{ words, picture, ...page }] = pages as [(typeof pages)[0]];
    expect(picture?.change).toBeCloseTo(-2, 0);
    const image = sharp(await source.draw!({ number: 1, width: 1_000, turn: picture }));
    const amounts = words.filter(({ text }) => ['12.50', '3.75', '16.25'].includes(text));
    expect(amounts).toHaveLength(9);
    for (const { box } of amounts) await expectInBox(image, box, 1_000 / page.width);
  });

  it('does not exist of a sheet', async () => {
    const source = await openSource(Buffer.from('a,b\n1,2\n'));
    expect(source.draw).toBeUndefined();
  });
});
