import { EngineError } from '../../model/engine-error';
import { elementsAt, parseXml } from '../source/xml-element';
import { markupDocument } from '../html/markup-document';
import type { MarkupContent } from '../html/markup-table';
import { parsePart } from '../source/package-part';
import { readySource } from '../source/ready-source';
import type { Reader } from '../source/reader';
import { openZip, type ZipArchive } from '../source/zip-archive';
import { WordListener } from './word-listener';

/** DOCX: tables with their spans, running text, and what stands in the heads and feet of the pages. */
export const readDocx: Reader = async (bytes, options) => {
  const zip = await openZip(bytes);
  const main = await mainPart(zip);
  const heads = await readParts(zip, /^word\/header\d*\.xml$/i);
  const body = await readPart(zip, main);
  const feet = await readParts(zip, /^word\/footer\d*\.xml$/i);
  const content = { tables: body.tables, lines: [...heads, ...body.lines, ...feet] };
  const { document, units } = markupDocument(content, 'docx', 'docx');
  return readySource(document, units, options);
};

/** Text of the longest documents; War and Peace has 11 MB of it. */
const MAX_BODY_BYTES = 200_000_000;
const MAX_SMALL_PART_BYTES = 5_000_000;

/** Where the document itself lies in its package. */
async function mainPart(zip: ZipArchive): Promise<string> {
  const relations = zip.has('_rels/.rels')
    ? elementsAt(parseXml(await zip.readText('_rels/.rels', MAX_SMALL_PART_BYTES)), 'Relationship')
    : [];
  const main = relations.find(({ attributes }) => attributes.Type?.endsWith('/officeDocument'))?.attributes.Target?.replace(/^\//, '');
  const path = main !== undefined && zip.has(main) ? main : 'word/document.xml';
  if (!zip.has(path)) throw new EngineError('corrupt_document', 'The DOCX file is damaged: it has no document part.');
  return path;
}

async function readPart(zip: ZipArchive, path: string, maxBytes = MAX_BODY_BYTES): Promise<MarkupContent> {
  const listener = new WordListener();
  await parsePart(await zip.stream(path, maxBytes), listener);
  return listener.content;
}

/** A document has a head and a foot for first, odd and even pages of each section; more sections hardly say anything new. */
const MOST_HEADS = 12;

/** The lines of the heads or feet, each said once; their tables only arrange them. */
async function readParts(zip: ZipArchive, name: RegExp): Promise<string[]> {
  const lines = new Set<string>();
  for (const path of zip.names
    .filter((part) => name.test(part))
    .sort()
    .slice(0, MOST_HEADS)) {
    const content = await readPart(zip, path, MAX_SMALL_PART_BYTES);
    for (const line of content.lines) lines.add(line);
    for (const { rows } of content.tables)
      for (const row of rows)
        lines.add(
          row
            .map(({ text }) => text)
            .filter(Boolean)
            .join('\t'),
        );
  }
  return [...lines];
}
