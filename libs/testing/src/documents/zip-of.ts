import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP of some files by their names, such as the package of an office program: each deflated behind its header, and the directory of all (APPNOTE 4.3). */
export function zipOf(files: Record<string, string | Uint8Array>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const [nameBytes, plain] = [Buffer.from(name), Buffer.from(content)];
    const deflated = deflateRawSync(plain);
    const facts = factsOf({ crc: crc32(plain), deflated: deflated.length, plain: plain.length, name: nameBytes.length });
    const header = Buffer.concat([Buffer.from('PK\x03\x04'), facts, nameBytes]);
    directory.push(Buffer.from('PK\x01\x02\x14\0'), facts, placeOf(offset), nameBytes);
    parts.push(header, deflated);
    offset += header.length + deflated.length;
  }
  const listed = Buffer.concat(directory);
  return Buffer.concat([...parts, listed, endOf(Object.keys(files).length, listed.length, offset)]);
}

interface Facts {
  crc: number;
  deflated: number;
  plain: number;
  name: number;
}

/** What stands in a file's header and in the directory alike, from the version needed to the length of the extra field. */
function factsOf({ crc, deflated, plain, name }: Facts): Buffer {
  const facts = Buffer.alloc(26);
  // Version 2.0, a name in UTF-8, deflated, on the first day of 1980.
  [20, 0x0800, 8, 0, 0x0021].forEach((value, at) => facts.writeUInt16LE(value, 2 * at));
  [crc, deflated, plain].forEach((value, at) => facts.writeUInt32LE(value, 10 + 4 * at));
  facts.writeUInt16LE(name, 22);
  return facts;
}

/** The rest of a line of the directory: no comment, the one disk, no attributes, and where the file's header begins. */
function placeOf(offset: number): Buffer {
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  return place;
}

function endOf(count: number, bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  [count, count].forEach((value, at) => end.writeUInt16LE(value, 8 + 2 * at));
  [bytes, offset].forEach((value, at) => end.writeUInt32LE(value, 12 + 4 * at));
  return end;
}
