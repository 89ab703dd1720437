import type { ExportFormat } from '@gridline/contracts';

/** File systems take 255 bytes; characters of up to four bytes and an extension must fit. */
const MAX_CHARACTERS = 60;

/** Control characters, path separators, what Windows forbids, marks that turn text around, halves of surrogate pairs. */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f<>:"/\\|?*\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\p{Surrogate}/gu;

/** Names that Windows keeps for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** The original's base name, safe on every file system, with the extension of the format. */
export function exportFileName(original: string, format: ExportFormat): string {
  const name = original.split(/[/\\]/).at(-1) ?? '';
  const base = name
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .normalize('NFC')
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ');
  const short = Array.from(base).slice(0, MAX_CHARACTERS).join('');
  const trimmed = short.replace(/^[. ]+|[. ]+$/g, '');
  return `${trimmed === '' || RESERVED.test(trimmed) ? 'extraction' : trimmed}.${format}`;
}
