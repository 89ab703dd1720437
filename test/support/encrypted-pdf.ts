import { createHash } from 'node:crypto';
import type { TestFile } from './account';

/** The padding of PDF 32000-1, 7.6.3.3, algorithm 2. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const FILE_ID = Buffer.from('0123456789abcdef0123456789abcdef', 'hex');
const PERMISSIONS = -4;

const md5 = (...parts: Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

const padded = (password: string): Buffer => Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number): void => void ([state[a], state[b]] = [state[b]!, state[a]!]);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + state[i]!) & 255;
      swap(i, j);
      return byte ^ state[(state[i]! + state[j]!) & 255]!;
    }),
  );
}

function little(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeBigInt64LE(BigInt(value));
  return buffer.subarray(0, bytes);
}

/** A PDF of one line that opens only with its password: the standard security handler, revision 2, 40-bit RC4. */
export function encryptedPdf(text: string, password: string): TestFile {
  const owner = rc4(md5(padded('owner')).subarray(0, 5), padded(password));
  const key = md5(padded(password), owner, little(PERMISSIONS, 4), FILE_ID).subarray(0, 5);
  const user = rc4(key, PADDING);
  const content = Buffer.from(`BT /F1 14 Tf 60 700 Td (${text}) Tj ET`, 'latin1');
  const contentKey = md5(key, little(4, 3), little(0, 2)).subarray(0, 10);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${rc4(contentKey, content).toString('latin1')}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> /P ${PERMISSIONS} >>`,
  ];
  return { name: 'locked.pdf', bytes: Buffer.from(assemble(objects), 'latin1') };
}

/** Objects 1 to n, their table, and a trailer that names the last as the encryption dictionary. */
function assemble(objects: string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const id = FILE_ID.toString('hex');
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /Encrypt ${objects.length} 0 R /ID [<${id}> <${id}>] >>`;
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`;
}
