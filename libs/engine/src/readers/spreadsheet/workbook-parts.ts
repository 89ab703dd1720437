import { elementsAt, parseXml, type XmlElement } from '../source/xml-element';
import type { ZipArchive } from '../source/zip-archive';

/** A sheet of the workbook and where in the package it lies. */
interface SheetPart {
  name: string;
  path: string;
}

/** What the sheets of a workbook share. */
interface WorkbookParts {
  sheets: SheetPart[];
  /** Whether days are counted from 1904. */
  date1904: boolean;
  /** By cell style: the number format, as its code or as the number of a built-in one. */
  formats: (string | number)[];
}

/** Shared parts other than the strings: styles of the largest workbooks seen have 5 MB. */
const MAX_SMALL_PART_BYTES = 50_000_000;

/** Reads which sheets show and how cells are formatted; undefined where the package is no workbook in XML. */
export async function readWorkbookParts(zip: ZipArchive): Promise<WorkbookParts | undefined> {
  if (!zip.has('xl/workbook.xml')) return undefined;
  const workbook = parseXml(await zip.readText('xl/workbook.xml', MAX_SMALL_PART_BYTES));
  const targets = await readTargets(zip);
  const listed = elementsAt(workbook, 'sheets/sheet').map(({ attributes }) => ({
    name: attributes.name ?? '',
    path: targets.get(attributes['r:id'] ?? attributes['ns0:id'] ?? '') ?? '',
    isHidden: attributes.state === 'hidden' || attributes.state === 'veryHidden',
  }));
  const worksheets = listed.filter(({ path }) => zip.has(path) && !path.includes('chartsheet'));
  const visible = worksheets.filter(({ isHidden }) => !isHidden);
  const properties = elementsAt(workbook, 'workbookPr')[0]?.attributes;
  return {
    sheets: visible.length > 0 ? visible : worksheets,
    date1904: properties?.date1904 === '1' || properties?.date1904 === 'true',
    formats: zip.has('xl/styles.xml') ? readFormats(parseXml(await zip.readText('xl/styles.xml', MAX_SMALL_PART_BYTES))) : [],
  };
}

async function readTargets(zip: ZipArchive): Promise<Map<string, string>> {
  const path = 'xl/_rels/workbook.xml.rels';
  if (!zip.has(path)) return new Map();
  const relations = elementsAt(parseXml(await zip.readText(path, MAX_SMALL_PART_BYTES)), 'Relationship');
  return new Map(relations.map(({ attributes }) => [attributes.Id ?? '', partPath(attributes.Target ?? '')]));
}

/** Targets are relative to `xl/`, or absolute. */
const partPath = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

function readFormats(styles: XmlElement): (string | number)[] {
  const codes = new Map(
    elementsAt(styles, 'numFmts/numFmt').map(({ attributes }) => [attributes.numFmtId, attributes.formatCode ?? 'General']),
  );
  return elementsAt(styles, 'cellXfs/xf').map(({ attributes }) =>
    shownBy(codes.get(attributes.numFmtId) ?? Number(attributes.numFmtId ?? 0)),
  );
}

/** Excel takes no longer code than 255 characters; one of thousands would be read anew for every cell. */
const LONGEST_FORMAT = 1_000;

const shownBy = (format: string | number): string | number =>
  typeof format === 'string' && format.length > LONGEST_FORMAT ? 'General' : format;
