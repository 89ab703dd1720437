import { SaxesParser } from 'saxes';
import { EngineError } from '../../model/engine-error';
import { localName } from './local-name';

/** An element by its local name; the prefix is the sender's own affair. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Its own text, without that of its children. */
  text: string;
}

/** Invoices nest about 12 deep and hold up to some 50 elements a line. */
const MAX_DEPTH = 100;
const MAX_ELEMENTS = 2_000_000;

/**
 * Reads XML into elements. Document type declarations are refused, so there is no entity to expand and nothing outside to fetch.
 * Throws `corrupt_document` for what is not well-formed.
 */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: false });
  const document: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open: XmlElement[] = [document];
  let count = 0;
  parser.on('doctype', () => refuse('The XML holds a document type declaration, which is not read.'));
  parser.on('error', (cause) => refuse('The XML is damaged.', cause));
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > MAX_DEPTH || ++count > MAX_ELEMENTS) refuse('The XML is nested too deeply or has too many elements.');
    const element: XmlElement = { name: localName(name), attributes: attributes as Record<string, string>, children: [], text: '' };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('text', (part) => void (open.at(-1)!.text += part));
  parser.on('cdata', (part) => void (open.at(-1)!.text += part));
  parser.on('closetag', () => void open.pop());
  parser.write(text.replace(/^[^<]+/, '')).close();
  return document.children[0] ?? document;
}

function refuse(message: string, cause?: unknown): never {
  throw new EngineError('corrupt_document', message, { cause });
}

/** All elements at a path of local names, `a/b`; a step may name alternatives, `a|b`. */
export function elementsAt(element: XmlElement, path: string): XmlElement[] {
  return path.split('/').reduce<XmlElement[]>(
    (found, step) => {
      const names = step.split('|');
      return found.flatMap(({ children }) => children.filter(({ name }) => names.includes(name)));
    },
    [element],
  );
}

/** The text of the first element at a path that has any; undefined where there is none. */
export function textAt(element: XmlElement, path: string, accept: (found: XmlElement) => boolean = () => true): string | undefined {
  const found = elementsAt(element, path).find((candidate) => candidate.text.trim() !== '' && accept(candidate));
  return found?.text.replace(/\s+/g, ' ').trim();
}
