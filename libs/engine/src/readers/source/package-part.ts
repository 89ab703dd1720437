import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { EngineError } from '../../model/engine-error';
import { localName } from './local-name';

/** Hears of the elements and texts of a part as they pass; names are without their prefix, which some writers put before every element. */
export interface PartListener {
  open(name: string, attributes: Record<string, string>): void;
  text(text: string): void;
  close(name: string): void;
}

/** Sheets nest some ten deep, a table in a text box of a document in a table some fifty. */
const MAX_DEPTH = 200;

/** Reads a part of a package piece by piece. Throws `corrupt_document` for XML that is not well-formed, nested too deeply, or declares a document type. */
export async function parsePart(part: Readable, listener: PartListener): Promise<void> {
  const decoder = new StringDecoder('utf8');
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('doctype', () => refuse());
  parser.on('error', (cause) => refuse(cause));
  parser.on('opentagstart', () => {
    if (++depth > MAX_DEPTH) refuse();
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => listener.open(localName(name), attributes as Record<string, string>));
  parser.on('text', (text) => listener.text(text));
  parser.on('closetag', ({ name }) => {
    depth--;
    listener.close(localName(name));
  });
  for await (const chunk of part) parser.write(decoder.write(chunk as Buffer));
  parser.write(decoder.end()).close();
}

function refuse(cause?: unknown): never {
  throw new EngineError('corrupt_document', 'The file is damaged.', { cause });
}
