import type { Lean, PixelBox } from './gray-image';

export type { Lean } from './gray-image';

export const LEVEL: Lean = { angle: 0, change: 0 };

export const isLevel = ({ angle, change }: Lean): boolean => angle === 0 && change === 0;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The angle of the lines at a height of the page. */
export const angleAt = ({ angle, change }: Lean, y: number, height: number): number => angle + change * (y / height - 1 / 2);

/** Where a box of a leaning page lies on the page set straight: its centre moves, and it loses the height it has from leaning. */
export function levelBox(box: PixelBox, { width, height }: { width: number; height: number }, lean: Lean): PixelBox {
  if (isLevel(lean)) return box;
  const angle = radians(-lean.angle);
  const x = (box.left + box.right - width) / 2;
  const y = (box.top + box.bottom - height) / 2;
  const centreX = x * Math.cos(angle) - y * Math.sin(angle) + width / 2;
  const turnedY = x * Math.sin(angle) + y * Math.cos(angle);
  const centreY = turnedY - radians(lean.change) * (turnedY / height) * (centreX - width / 2) + height / 2;
  const halfWidth = (box.right - box.left) / 2;
  const slope = Math.abs(Math.sin(radians(angleAt(lean, (box.top + box.bottom) / 2, height))));
  const rise = Math.min(halfWidth * slope, (box.bottom - box.top) / 4);
  const halfHeight = (box.bottom - box.top) / 2 - rise;
  return { left: centreX - halfWidth, top: centreY - halfHeight, right: centreX + halfWidth, bottom: centreY + halfHeight };
}
