import { checkLanguageFolder } from './language-data';
import { checkStarts, findTesseract } from './native-program';

/** Throws `RecogniserUnavailable` where this machine's recogniser is a program that cannot be started, or its models cannot be unpacked. */
export async function checkRecogniser(searchPath = process.env['PATH'] ?? ''): Promise<void> {
  const program = findTesseract(searchPath);
  if (program) await checkStarts(program);
  await checkLanguageFolder();
}
