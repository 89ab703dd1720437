import { xmlText } from './xml-text';

/** A sheet as the workbook lists it. */
export interface SheetEntry {
  name: string;
  /** Of its part: `xl/worksheets/<file>`. */
  file: string;
  /** The area of its filter, as `$A$1:$C$9`. */
  filterArea?: string;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts around the sheets, by their paths in the archive. */
export function packageParts(sheets: readonly SheetEntry[]): [path: string, xml: string][] {
  return [
    ['[Content_Types].xml', contentTypes(sheets)],
    ['_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']])],
    ['xl/workbook.xml', workbook(sheets)],
    [
      'xl/_rels/workbook.xml.rels',
      relationships([...sheets.map(({ file }): [string, string] => ['worksheet', `worksheets/${file}`]), ['styles', 'styles.xml']]),
    ],
  ];
}

function contentTypes(sheets: readonly SheetEntry[]): string {
  const override = (part: string, type: string): string => `<Override PartName="/xl/${part}" ContentType="${MAIN}.${type}+xml"/>`;
  return [
    `${XML}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    override('workbook.xml', 'sheet.main'),
    ...sheets.map(({ file }) => override(`worksheets/${file}`, 'worksheet')),
    override('styles.xml', 'styles'),
    '</Types>',
  ].join('');
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const entries = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`;
}

function workbook(sheets: readonly SheetEntry[]): string {
  const entries = sheets.map(({ name }, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`);
  const filters = sheets.flatMap(({ name, filterArea }, index) =>
    filterArea === undefined
      ? []
      : [`<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">'${xmlText(name)}'!${filterArea}</definedName>`],
  );
  const names = filters.length > 0 ? `<definedNames>${filters.join('')}</definedNames>` : '';
  return `${XML}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><bookViews><workbookView activeTab="0"/></bookViews><sheets>${entries.join('')}</sheets>${names}</workbook>`;
}
