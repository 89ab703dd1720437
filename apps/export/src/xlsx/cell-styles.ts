import { xmlText } from './xml-text';

/** Styles that every workbook has; the numbers are their positions in `cellXfs`. */
export const STYLE = { plain: 0, bold: 1, text: 2, wrappedText: 3 } as const;

/** Ids below are the built-in formats. */
const FIRST_FORMAT_ID = 164;

/** Older versions of Excel take no more than 200 formats of a workbook's own. */
const FORMATS_MAX = 200;

/** The number formats that a workbook's cells use, collected while they are written. */
export class CellStyles {
  private readonly formats = new Map<string, number>();

  /** The style that shows numbers in a format; undefined where the workbook takes no further one. */
  styleOf(format: string): number | undefined {
    const known = this.formats.get(format);
    if (known !== undefined) return known;
    if (this.formats.size === FORMATS_MAX) return undefined;
    const style = Object.keys(STYLE).length + this.formats.size;
    this.formats.set(format, style);
    return style;
  }

  /** `xl/styles.xml`. */
  toXml(): string {
    const formats = [...this.formats.keys()];
    const numFmts = formats.map((format, index) => `<numFmt numFmtId="${FIRST_FORMAT_ID + index}" formatCode="${xmlText(format)}"/>`);
    const xfs = formats.map(
      (_, index) => `<xf numFmtId="${FIRST_FORMAT_ID + index}" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/>`,
    );
    return [
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
      formats.length > 0 ? `<numFmts count="${formats.length}">${numFmts.join('')}</numFmts>` : '',
      '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>',
      '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>',
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
      `<cellXfs count="${Object.keys(STYLE).length + formats.length}">${FIXED_XFS}${xfs.join('')}</cellXfs>`,
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
      '</styleSheet>',
    ].join('');
  }
}

/** In the order of STYLE. Format 49 is `@`: a text stays text when its cell is edited. */
const FIXED_XFS = [
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>',
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" applyNumberFormat="1" applyFont="1"/>',
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>',
].join('');
