import { Buffer } from 'node:buffer';
import iconv from 'iconv-lite';
import jschardet from 'jschardet';
import { guessCharset } from './guess-charset';
import { DECODE_TEXT } from './weights';

/** Enough for the charset statistics of every file of the wild CSV suite; more only costs time. */
const SAMPLE_BYTES = 65_536;

const BYTE_ORDER_MARKS: [charset: string, mark: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-32le', [0xff, 0xfe, 0, 0]],
  ['utf-32be', [0, 0, 0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Bytes to characters in whatever charset they are: byte order mark, then UTF-16 by its NULs, UTF-8 by its validity, else by statistics. */
export function decodeText(bytes: Uint8Array, declaredCharset?: string): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const wide = charsetByBytes(buffer);
  const text = wide && wide !== 'utf-8' ? undefined : (asUtf8(buffer) ?? asMixedUtf8(buffer, declaredCharset));
  return (
    text ? withoutControls(text) : iconv.decode(buffer, wide ?? otherCharset(buffer, declaredCharset), { stripBOM: true })
  ).replaceAll('\0', '');
}

/** The charset that a byte order mark or UTF-16's NULs tell, as iconv-lite knows it. */
function charsetByBytes(bytes: Uint8Array): string | undefined {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  return marked?.[0] ?? utf16WithoutMark(bytes);
}

/** The charset of what is neither marked nor UTF-8: as declared, else as the statistics say. */
function otherCharset(bytes: Uint8Array, declared?: string): string {
  if (declared && !/^utf-?8$/i.test(declared) && iconv.encodingExists(declared)) return declared;
  return guessByStatistics(bytes);
}

/** Whether the bytes are characters in some charset, rather than a binary format. */
export function looksLikeText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (charsetByBytes(sample)) return true;
  let control = 0;
  for (const byte of sample) {
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) control++;
  }
  return control <= sample.length * DECODE_TEXT.maxControlShare;
}

function utf16WithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const length = Math.min(bytes.length, SAMPLE_BYTES) & ~1;
  if (length < 4) return undefined;
  let even = 0;
  let odd = 0;
  for (let index = 0; index < length; index += 2) {
    if (bytes[index] === 0) even++;
    if (bytes[index + 1] === 0) odd++;
  }
  const pairs = length / 2;
  if (odd > pairs * DECODE_TEXT.highZeros && even < pairs * DECODE_TEXT.lowZeros) return 'utf-16le';
  if (even > pairs * DECODE_TEXT.highZeros && odd < pairs * DECODE_TEXT.lowZeros) return 'utf-16be';
  return undefined;
}

/** The text without its mark; undefined where the bytes are no UTF-8. */
function asUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-8 into which single bytes of Windows-1252 were put, as by joining files; undefined where those are no exception. */
function asMixedUtf8(bytes: Buffer, declared?: string): string | undefined {
  if (declared && !/^utf-?8$/i.test(declared)) return undefined;
  const parts: string[] = [];
  let [letters, strays, start] = [0, 0, 0];
  for (let index = 0; index < bytes.length;) {
    const length = bytes[index]! < 0x80 ? 1 : sequenceLength(bytes, index);
    if (length > 1) letters++;
    if (length > 0) {
      index += length;
      continue;
    }
    parts.push(bytes.toString('utf8', start, index), iconv.decode(bytes.subarray(index, index + 1), 'windows-1252'));
    strays++;
    start = ++index;
  }
  return letters > 0 && strays <= letters * DECODE_TEXT.mostStrays
    ? [...parts, bytes.toString('utf8', start)].join('').replace(/^\uFEFF/, '')
    : undefined;
}

/** The bytes of a whole letter of UTF-8 of more than one byte; 0 where none begins here. */
function sequenceLength(bytes: Uint8Array, index: number): number {
  const first = bytes[index]!;
  const length = first >= 0xc2 && first <= 0xdf ? 2 : first >= 0xe0 && first <= 0xef ? 3 : first >= 0xf0 && first <= 0xf4 ? 4 : 0;
  return length > 0 && asUtf8(bytes.subarray(index, index + length)) !== undefined ? length : 0;
}

/** Windows-1252 that was taken for ISO 8859-1 has control codes where people typed quotes, dashes and the euro. */
const withoutControls = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (code) => iconv.decode(Buffer.from([code.charCodeAt(0)]), 'windows-1252'));

function guessByStatistics(bytes: Uint8Array): string {
  const sample = Buffer.from(aroundHighBytes(bytes));
  const guess = guessCharset(sample);
  if (guess) return guess;
  const { encoding, confidence } = jschardet.detect(sample);
  if (!encoding || confidence < DECODE_TEXT.sureEnough || /^(ascii|utf-?8)$/i.test(encoding) || !iconv.encodingExists(encoding))
    return 'windows-1252';
  return hasC1Bytes(bytes) ? (WINDOWS_TWINS[encoding.toLowerCase()] ?? encoding) : encoding;
}

/** ISO 8859 has control codes where its Windows twin has the quotes and dashes that people type. */
const WINDOWS_TWINS: Record<string, string> = {
  'iso-8859-1': 'windows-1252',
  'iso-8859-2': 'windows-1250',
  'iso-8859-5': 'windows-1251',
  'iso-8859-7': 'windows-1253',
  'iso-8859-9': 'windows-1254',
  'iso-8859-15': 'windows-1252',
};

const hasC1Bytes = (bytes: Uint8Array): boolean => bytes.some((byte) => byte >= 0x80 && byte <= 0x9f);

function aroundHighBytes(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte > 127);
  const start = Math.max(0, first - 256);
  return bytes.subarray(start, start + SAMPLE_BYTES);
}
