/** A number as a cell of the given style shows it. */
export type FormatNumber = (value: number, style: number) => string;

/** Numbers are shown by their formats, as a spreadsheet would: dates, percentages, currencies, thousands. */
export async function numberFormatter(formats: readonly (string | number)[], date1904: boolean): Promise<FormatNumber> {
  const { SSF } = await import('@e965/xlsx');
  return (value, style) => {
    const format = formats[style] ?? 0;
    if ((format === 0 || format === 'General') && Number.isSafeInteger(value)) return String(value);
    try {
      return padHour(SSF.format(format, value, { date1904 }) as string);
    } catch (error) {
      // A format that cannot be understood shows the bare number, as spreadsheets do.
      if (error instanceof Error) return String(value);
      throw error;
    }
  };
}

/** A date written the ISO way gets ISO's two-digit hour, so that it is one. */
const padHour = (text: string): string => text.replace(/^(\d{4}-\d\d-\d\d) (\d:\d\d(?::\d\d)?)$/, '$1 0$2');
