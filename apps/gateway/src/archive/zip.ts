import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A ZIP that is written while it is read. What fails on the way breaks it off: it has no directory, and opens nowhere. */
export function writeZip(fill: (zip: ZipFile) => Promise<void>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  fill(zip).then(
    () => zip.end(),
    (error: Error) => output.destroy(error),
  );
  return output;
}

/** Resolves once the content is in the archive. */
export async function addToZip(
  zip: ZipFile,
  path: string,
  content: Readable,
  { compress, signal }: { compress: boolean; signal: AbortSignal },
): Promise<void> {
  zip.addReadStream(content, path, { compress });
  try {
    await finished(content, { signal });
  } catch (error) {
    content.destroy();
    throw error;
  }
}
