import { Buffer } from 'node:buffer';
import iconv from 'iconv-lite';
import jschardet from 'jschardet';
import { guessCharset } from './guess-charset';

/** Enough for the charset statistics of every file of the wild CSV suite; more only costs time. */
const SAMPLE_BYTES = 65_536;

/** Below this the statistical guess is wrong more often than Windows-1252 is (wild CSV suite). */
const SURE_ENOUGH = 0.8;

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
  const text = wide && wide !== 'utf-8' ? undefined : asUtf8(buffer);
  return (text ?? iconv.decode(buffer, wide ?? otherCharset(buffer, declaredCharset), { stripBOM: true })).replaceAll('\0', '');
}

/** The charset that a byte order mark or UTF-16's NULs tell, as iconv-lite knows it. */
function charsetByBytes(bytes: Uint8Array): string | undefined {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  return marked ? marked[0] : utf16WithoutMark(bytes);
}

/** The charset of what is neither marked nor UTF-8: as declared, else as the statistics say. */
function otherCharset(bytes: Uint8Array, declared?: string): string {
  if (declared && !/^utf-?8$/i.test(declared) && iconv.encodingExists(declared)) return declared;
  return guessByStatistics(bytes);
}

/** Whether the bytes are characters in some charset, rather than a binary format. */
export function looksLikeText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (BYTE_ORDER_MARKS.some(([, mark]) => mark.every((byte, index) => sample[index] === byte)) || utf16WithoutMark(sample)) return true;
  let control = 0;
  for (const byte of sample) {
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) control++;
  }
  return control <= sample.length * MAX_CONTROL_SHARE;
}

/** Damaged text files of the wild CSV suite hold under one control character in a thousand; packed data holds one in ten. */
const MAX_CONTROL_SHARE = 0.005;

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
  if (odd > pairs * 0.6 && even < pairs * 0.05) return 'utf-16le';
  if (even > pairs * 0.6 && odd < pairs * 0.05) return 'utf-16be';
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

function guessByStatistics(bytes: Uint8Array): string {
  const sample = Buffer.from(aroundHighBytes(bytes));
  const guess = guessCharset(sample);
  if (guess) return guess;
  const { encoding, confidence } = jschardet.detect(sample);
  if (!encoding || confidence < SURE_ENOUGH || /^(ascii|utf-?8)$/i.test(encoding) || !iconv.encodingExists(encoding)) return 'windows-1252';
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
