import { access, chmod, constants, mkdir, rename, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/**
 * The environment of a run in which Tesseract reads each picture once: a program of its name, put before it on the path, keeps what it
 * answered under the picture's and the settings' hash. Tesseract itself is not what a change of the engine changes.
 */
export async function rememberReadings(folder: string): Promise<NodeJS.ProcessEnv> {
  const searchPath = process.env['PATH'] ?? '';
  const bin = join(folder, 'bin');
  const tesseract = await findProgram(searchPath, bin);
  if (!tesseract) return process.env;
  await mkdir(bin, { recursive: true });
  const program = join(bin, 'tesseract');
  // Put in its place whole: another run may be calling it.
  const written = `${program}.${process.pid}`;
  await writeFile(written, script(tesseract, folder));
  await chmod(written, 0o755);
  await rename(written, program);
  return { ...process.env, PATH: `${bin}${delimiter}${searchPath}` };
}

/** The first of its name on the path that is not the one which remembers: that one would call itself for ever. */
async function findProgram(searchPath: string, bin: string): Promise<string | undefined> {
  for (const folder of searchPath.split(delimiter)) {
    if (folder === bin) continue;
    const program = join(folder, 'tesseract');
    if (
      await access(program, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return program;
  }
  return undefined;
}

/** Questions about the program itself pass through. What was stopped for its processor time is kept as such, so that it ends alike every time. */
const script = (tesseract: string, folder: string): string => `#!/bin/sh
[ "$1" = stdin ] || exec '${tesseract}' "$@"
picture=$(mktemp '${folder}/picture.XXXXXX')
trap 'rm -f "$picture" "$picture.out"' EXIT
cat > "$picture"
key=$( (printf '%s\\n' "$@"; cat "$picture") | sha256sum | cut -c1-40)
kept='${folder}'/$key
if [ ! -f "$kept" ]; then
  '${tesseract}' "$@" < "$picture" > "$picture.out"
  code=$?
  [ $code -eq 0 ] || [ $code -ge 128 ] || exit $code
  [ $code -eq 0 ] || echo "stopped" > "$picture.out"
  mv "$picture.out" "$kept"
fi
[ "$(head -c 7 "$kept")" != stopped ] || { rm -f "$picture"; kill -XCPU $$; }
cat "$kept"
`;
