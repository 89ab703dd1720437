import { EngineError } from '../../model/engine-error';
import { inflated, MAX_STREAM_BYTES, objectsInStreams, type RawPdf } from './raw-pdf';

/**
 * How often all forms of a document may be drawn, each time that a page or another form names them counted. Forms that draw one another make a
 * million of one kilobyte. Where forms are nested at all, 7 of the 488 PDFs of the suites, they are drawn four times at most; PDFium's memory ends at 60,000 to 200,000 on one page.
 */
export const MAX_FORM_VISITS = 500_000;

/** A form within a form within a form; PDFium goes no deeper. */
const MAX_DEPTH = 40;
/** Inflated bytes of what forms and pages draw that are looked through. Past it the limits of time and memory are what holds. */
const MAX_BYTES = 100_000_000;
/** Characters of an object before its stream. */
const DICTIONARY_REACH = 20_000;

type Names = Map<string, number>;

/** An object as it stands in the file: its dictionary, and where its stream begins. */
interface RawObject {
  dictionary: string;
  streamAt?: number;
}

/** What a form or a page draws by name, and how often. */
interface Drawn {
  names?: Names;
  counts: Names;
}

/** Throws `corrupt_document` where forms draw one another so often that no reader comes to an end in any time. */
export function refuseEndlessForms(pdf: RawPdf): void {
  const objects = objectsInFile(pdf.text);
  const isForm = ({ dictionary, streamAt }: RawObject): boolean => streamAt !== undefined && /\/Subtype\s*\/Form\b/.test(dictionary);
  // A form is a stream, and streams stand in no other: without one here the inflated objects need not be read.
  if (![...objects.values()].some(isForm)) return;
  for (const [number, object] of objectsInStreams(pdf)) objects.set(number, { dictionary: unescaped(object) });
  const forms = new Map([...objects].filter(([, object]) => isForm(object)));
  if (forms.size === 0) return;
  const content = new Contents(pdf.file);
  const drawn = new Map([...forms].map(([number, form]) => [number, drawnBy(form, objects, content)]));
  const ofPages = pageNames(objects, forms);
  const kids = new Map([...drawn].map(([number, each]) => [number, kidsOf(each, ofPages, forms)]));
  if ([...kids.values()].every((each) => each.size === 0)) return;
  const pages = pageStreams(objects, forms).map((page) => kidsOf({ counts: countsOf(content.of(page)) }, ofPages, forms));
  if (visits(pages, kids) > MAX_FORM_VISITS)
    throw new EngineError('corrupt_document', 'The document is damaged: its forms draw one another without an end.');
}

/** Characters of an object's number and version at the most. */
const HEAD_REACH = 33;

/** Every object that stands in the file as it is, by its number, the last version of each. */
function objectsInFile(text: string): Map<number, RawObject> {
  const objects = new Map<number, RawObject>();
  for (const match of text.matchAll(/obj\b/g)) {
    const head = /(\d{1,10})\s{1,9}\d{1,5}\s{1,9}$/.exec(text.slice(Math.max(0, match.index - HEAD_REACH), match.index));
    if (!head) continue;
    const at = match.index + match[0].length;
    const reach = text.slice(at, at + DICTIONARY_REACH);
    const end = /endobj|stream\r?\n/.exec(reach);
    const streamAt = end?.[0].startsWith('stream') ? at + end.index + end[0].length : undefined;
    objects.set(Number(head[1]), { dictionary: unescaped(reach.slice(0, end?.index)), streamAt });
  }
  return objects;
}

/** A writer may write any letter of a name as its number. */
const unescaped = (dictionary: string): string =>
  dictionary.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Streams of a file, inflated, as many as there is room for. */
class Contents {
  private left = MAX_BYTES;

  constructor(private readonly file: Buffer) {}

  of({ dictionary, streamAt }: RawObject): string {
    if (streamAt === undefined || this.left <= 0) return '';
    const bytes = this.file.subarray(streamAt);
    const content = /\/(?:FlateDecode|Fl)\b/.test(dictionary) ? (inflated(bytes) ?? '') : plain(bytes, dictionary);
    this.left -= content.length;
    return content;
  }
}

function plain(bytes: Buffer, dictionary: string): string {
  if (/\/Filter\b/.test(dictionary)) return '';
  const near = bytes.subarray(0, MAX_STREAM_BYTES);
  const end = near.indexOf('endstream');
  return near.toString('latin1', 0, end === -1 ? undefined : end);
}

const drawnBy = (form: RawObject, objects: Map<number, RawObject>, content: Contents): Drawn => ({
  names: namesIn(form.dictionary, objects),
  counts: countsOf(content.of(form)),
});

/** `/F1 Do` draws what the resources call F1. */
function countsOf(content: string): Names {
  const counts: Names = new Map();
  for (const [, name] of content.matchAll(/\/([^\s/<>[\](){}%]{1,127})\s{1,9}Do\b/g)) {
    const plainName = unescaped(name!);
    counts.set(plainName, (counts.get(plainName) ?? 0) + 1);
  }
  return counts;
}

/** What the resources of a dictionary call things that are drawn; undefined where it has none of its own. */
function namesIn(dictionary: string, objects: Map<number, RawObject>): Names | undefined {
  const resources = /\/Resources\s+(\d{1,10})\s+\d{1,5}\s+R\b/.exec(dictionary);
  const text = resources ? (objects.get(Number(resources[1]))?.dictionary ?? '') : dictionary;
  const drawn = /\/XObject\s*(?:<<([^<>]*)|(\d{1,10})\s+\d{1,5}\s+R\b)/.exec(text);
  if (!drawn) return /\/Resources\b/.test(dictionary) ? new Map() : undefined;
  return pairsIn(drawn[1] ?? objects.get(Number(drawn[2]))?.dictionary ?? '');
}

const pairsIn = (text: string): Names =>
  new Map(
    Array.from(text.matchAll(/\/([^\s/<>[\](){}%]{1,127})\s+(\d{1,10})\s+\d{1,5}\s+R\b/g), ([, name, number]) => [name!, Number(number)]),
  );

/** What pages call their forms. Where several pages call different ones the same, the last stands for all. */
function pageNames(objects: Map<number, RawObject>, forms: Map<number, RawObject>): Names {
  const names: Names = new Map();
  for (const [number, { dictionary }] of objects) {
    if (forms.has(number) || !dictionary.includes('/XObject')) continue;
    for (const [name, form] of namesIn(dictionary, objects) ?? []) if (forms.has(form)) names.set(name, form);
  }
  return names;
}

/** Streams that are neither forms nor known to be something else, each as often as pages name it. */
function pageStreams(objects: Map<number, RawObject>, forms: Map<number, RawObject>): RawObject[] {
  const streams: RawObject[] = [];
  for (const { dictionary } of objects.values()) {
    const contents = /\/Contents\s*(\[[^\]]*|\d{1,10}\s+\d{1,5}\s+R\b)/.exec(dictionary);
    for (const [, number] of contents?.[1]!.matchAll(/(\d{1,10})\s+\d{1,5}\s+R\b/g) ?? []) {
      const stream = objects.get(Number(number));
      if (stream && !forms.has(Number(number))) streams.push(stream);
    }
  }
  return streams;
}

/** The forms that are drawn, and how often; a form without resources has those of its page. */
function kidsOf({ names, counts }: Drawn, ofPages: Names, forms: Map<number, RawObject>): Map<number, number> {
  const kids = new Map<number, number>();
  for (const [name, count] of counts) {
    const form = (names ?? ofPages).get(name);
    if (form !== undefined && forms.has(form)) kids.set(form, (kids.get(form) ?? 0) + count);
  }
  return kids;
}

/** How often forms are drawn in all, no form being drawn within itself; it stops counting as soon as that is too often. */
function visits(pages: readonly Map<number, number>[], kids: Map<number, Map<number, number>>): number {
  const onWay = new Set<number>();
  let total = 0;
  const draw = (drawn: Map<number, number> | undefined): void => {
    for (const [form, count] of drawn ?? []) {
      if (onWay.has(form) || onWay.size >= MAX_DEPTH) continue;
      onWay.add(form);
      for (let time = 0; time < count && total <= MAX_FORM_VISITS; time++) {
        total++;
        draw(kids.get(form));
      }
      onWay.delete(form);
    }
  };
  for (const page of pages) draw(page);
  return total;
}
