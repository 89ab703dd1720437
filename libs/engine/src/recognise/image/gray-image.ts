/** A picture in shades of gray: one byte per pixel, 0 black to 255 white, rows from the top without padding. */
export interface GrayImage {
  width: number;
  height: number;
  data: Uint8Array;
  /** Pixels per inch of the page: what turns pixels into points. Absent where nobody knows; the size of the text then decides. */
  dpi?: number;
}

/** How the lines of a page lean, in degrees clockwise. */
export interface Lean {
  /** In the middle of the page. */
  angle: number;
  /** So much more at the bottom than at the top: lines of a sheet that was photographed from the side run together. */
  change: number;
}

/** A picture whose size on paper is known, and how its lines lean where they do. */
export type SizedImage = GrayImage & { dpi: number; lean?: Lean };

/** A rectangle of whole pixels; right and bottom are just outside. */
export interface PixelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The image as a binary PGM file, which every build of Tesseract reads without a codec. */
export function toPgm(image: GrayImage): Uint8Array {
  const head = Buffer.from(`P5\n${image.width} ${image.height}\n255\n`, 'latin1');
  const file = new Uint8Array(head.length + image.data.length);
  file.set(head);
  file.set(image.data, head.length);
  return file;
}

/** The part of an image inside a box. */
export function crop<Image extends GrayImage>(image: Image, box: PixelBox): Image {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (box.top + y) * image.width + box.left;
    data.set(image.data.subarray(from, from + width), y * width);
  }
  return { ...image, width, height, data };
}

/** The image turned clockwise. */
export function turn<Image extends GrayImage>(image: Image, degrees: 0 | 90 | 180 | 270): Image {
  if (degrees === 0) return image;
  const { width, height, data } = image;
  if (degrees === 180) return { ...image, data: Uint8Array.from(data).reverse() };
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = degrees === 90 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      turned[to] = data[y * width + x]!;
    }
  }
  return { ...image, width: height, height: width, data: turned };
}

/** The image turned by a small angle about its centre, clockwise, with white coming in at the corners; the size stays. */
export function tilt<Image extends GrayImage>(image: Image, degrees: number): Image {
  const { width, height, data } = image;
  const tilted = new Uint8Array(data.length).fill(255);
  const sine = Math.sin((degrees * Math.PI) / 180);
  const cosine = Math.cos((degrees * Math.PI) / 180);
  const centreX = (width - 1) / 2;
  const centreY = (height - 1) / 2;
  for (let y = 0; y < height; y++) {
    let sourceX = -centreX * cosine + (y - centreY) * sine + centreX;
    let sourceY = centreX * sine + (y - centreY) * cosine + centreY;
    for (let x = 0; x < width; x++, sourceX += cosine, sourceY -= sine) {
      const left = Math.floor(sourceX);
      const top = Math.floor(sourceY);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const at = top * width + left;
      const right = sourceX - left;
      const low = sourceY - top;
      const upper = data[at]! + (data[at + 1]! - data[at]!) * right;
      const lower = data[at + width]! + (data[at + width + 1]! - data[at + width]!) * right;
      tilted[y * width + x] = upper + (lower - upper) * low;
    }
  }
  return { ...image, data: tilted };
}
