import type { Reader } from '../reader';
import { readOfficeSpreadsheet } from './office-spreadsheet-reader';

/** XLSX: one unit a sheet. */
export const readXlsx: Reader = (bytes, options) => readOfficeSpreadsheet(bytes, options);
