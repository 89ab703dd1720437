import { drawPage, RECEIPT } from '../fixtures/draw-page';
import { lightGround } from './dark-ground';

describe('lightGround', () => {
  it('makes light print on a dark sheet dark', async () => {
    const page = await drawPage({ ...RECEIPT, dpi: 150 });
    const dark = { ...page, data: page.data.map((shade) => 255 - shade) };
    expect(lightGround(dark).data).toEqual(page.data);
  });

  it('leaves a light sheet whose print stands on a dark band', async () => {
    const { data, ...page } = await drawPage({ ...RECEIPT, dpi: 150 });
    const band = { ...page, data: data.map((shade, at) => (at < data.length / 3 ? 255 - shade : 255)) };
    expect(lightGround(band)).toBe(band);
  });

  it('leaves a sheet that lies on something dark as it is', async () => {
    const page = await drawPage({ ...RECEIPT, dpi: 150 });
    const width = page.width * 3;
    const data = new Uint8Array(width * page.height).fill(30);
    for (let y = 0; y < page.height; y++) data.set(page.data.subarray(y * page.width, (y + 1) * page.width), y * width + page.width);
    const photo = { width, height: page.height, data };
    expect(lightGround(photo)).toBe(photo);
  });
});
