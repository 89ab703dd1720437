import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { isExecutable, onPath, run } from './infrastructure/command.mjs';
import { extractDebianPackages, hasDebianPackages, libraryFolders } from './infrastructure/debian-packages.mjs';
import { stopping } from './stopping.mjs';

/** The program and its quick English model; the data of seven other languages of the Latin alphabet come with our packages. */
const PACKAGES = ['tesseract-ocr', 'tesseract-ocr-eng'];
/** How a page is turned (`osd`, ten megabytes), languages of other scripts, and others of the Latin and the Cyrillic one: three megabytes each, of which a page loads the one that it is in. */
const LANGUAGES = [
  'osd',
  ...['jpn', 'chi_sim', 'chi_tra', 'kor', 'ara', 'heb', 'hin', 'tha', 'ell', 'rus', 'bul', 'ukr', 'srp', 'fas'],
  ...['kat', 'hye', 'ben', 'tam', 'tel', 'guj', 'pan', 'kan', 'mal', 'sin', 'khm', 'amh'],
  ...['mkd', 'bel', 'kaz', 'mon', 'urd', 'nep', 'mar', 'cat', 'sqi'],
  ...['eus', 'mlt', 'cym', 'gle', 'fao', 'ltz', 'aze', 'kmr', 'kir', 'tgk', 'pus'],
  ...['ces', 'dan', 'fin', 'hrv', 'hun', 'nor', 'ron', 'slk', 'slv', 'swe', 'tur', 'vie', 'est', 'isl', 'lav', 'lit'],
];
/** Models of whole scripts, three to thirty megabytes each, by what their packages call them. */
const SCRIPTS = {
  ...{ Armenian: 'armn', Cyrillic: 'cyrl', Devanagari: 'deva', Greek: 'grek', Hebrew: 'hebr', Thai: 'thai' },
  ...{ HanS: 'hans', HanT: 'hant', Hangul: 'hang', Japanese: 'jpan' },
};
const MODELS = [...LANGUAGES, ...Object.keys(SCRIPTS)];
const packagesOf = (models) =>
  models.map((model) => `tesseract-ocr-${SCRIPTS[model] ? `script-${SCRIPTS[model]}` : model.replace('_', '-')}`);
/** A machine that could not have it is not made to wait for that again at every start. */
const TRY_AGAIN_MS = 24 * 3600 * 1000;

/**
 * The PATH on which the engine finds a tesseract program: the caller's, else with Debian's, unpacked into `binFolder`. Where neither can be had,
 * the engine reads with the recogniser of our packages. A note says what a person would want to know.
 */
export async function pathWithTesseract(binFolder) {
  const { PATH: searchPath = '' } = process.env;
  const own = onPath(process.platform === 'win32' ? 'tesseract.exe' : 'tesseract');
  const works = own !== undefined && (await isWorking(own));
  if (works) return pathWithScripts(own, binFolder, searchPath);
  try {
    const { folder, note } = await unpackedProgram(binFolder);
    // Before one that does not work, which the engine would find first.
    const folders = own ? [folder, searchPath] : [searchPath, folder];
    const withProgram = folders.filter(Boolean).join(delimiter);
    // One that was unpacked now has them all; one of an earlier release may lack some.
    return note ? { searchPath: withProgram, note } : await pathWithScripts(join(folder, 'tesseract'), binFolder, withProgram);
  } catch (error) {
    return {
      searchPath,
      note: own
        ? `Tesseract: ${own} does not work, and no other was found (${error.message}): scans cannot be read`
        : `Tesseract: none was found (${error.message}): scans are read with the bundled one, which is slower and reads less well`,
    };
  }
}

/** The PATH with a folder of the models of other languages that a program lacks; one that names no models is left alone. */
async function pathWithScripts(program, binFolder, searchPath) {
  const listed = (await run(program, ['--list-langs']).catch(() => '')).split('\n').map((line) => line.trim());
  const lacking = MODELS.filter((model) => !listed.includes(model));
  if (!listed.includes('eng') || lacking.length === 0 || !hasDebianPackages()) return { searchPath };
  const failurePath = join(binFolder, 'tesseract-scripts-failed.txt');
  const packages = packagesOf(lacking);
  const known = existsSync(join(binFolder, 'debian', packages[0]));
  try {
    if (!known && recentFailure(failurePath)) return { searchPath };
    const models = modelFolder(await extractDebianPackages(binFolder, packages));
    const note = known ? undefined : `Tesseract: models of other languages, from Debian, unpacked into ${binFolder}`;
    return { searchPath: [searchPath, models].join(delimiter), ...(note ? { note } : {}) };
  } catch (error) {
    if (stopping.signal.aborted) throw error; // nothing failed
    mkdirSync(binFolder, { recursive: true });
    writeFileSync(failurePath, error.message);
    return {
      searchPath,
      note: `Tesseract: no models of other languages (${error.message}): scans in them are read as English, with low confidence`,
    };
  }
}

/** The folder of a program that is started as any other, wherever the unpacked one lies. */
async function unpackedProgram(binFolder) {
  const folder = join(binFolder, 'tesseract');
  if (await isWorking(join(folder, 'tesseract'))) return { folder };
  const failurePath = join(binFolder, 'tesseract-failed.txt');
  const failure = hasDebianPackages() ? recentFailure(failurePath) : undefined;
  if (failure) throw new Error(`${failure}; it is tried again after a day, or once ${failurePath} is removed`);
  try {
    await unpack(binFolder, folder);
  } catch (error) {
    if (stopping.signal.aborted) throw error; // nothing failed
    mkdirSync(binFolder, { recursive: true });
    writeFileSync(failurePath, error.message);
    throw error;
  }
  return { folder, note: `Tesseract: Debian's, unpacked into ${binFolder}` };
}

/** An upgrade of the system may have taken a library away. */
async function isWorking(program) {
  return (
    isExecutable(program) &&
    (await run(program, ['--list-langs']).then(
      () => true,
      () => false,
    ))
  );
}

function recentFailure(path) {
  if (!existsSync(path) || Date.now() - statSync(path).mtimeMs > TRY_AGAIN_MS) return undefined;
  return readFileSync(path, 'utf8');
}

async function unpack(binFolder, folder) {
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(binFolder, 'debian', PACKAGES[0]), { recursive: true, force: true });
  const root = await extractDebianPackages(binFolder, [...PACKAGES, ...packagesOf(MODELS)]);
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `tesseract.${process.pid}`);
  writeFileSync(draft, wrapper(folder, root), { mode: 0o755 });
  renameSync(draft, join(folder, 'tesseract'));
  await run(join(folder, 'tesseract'), ['--list-langs']);
}

/** A script that names the libraries and models by its own place, so that the data folder may be moved. */
function wrapper(folder, root) {
  const here = (path) => `"$here/${relative(folder, path)}"`;
  return [
    '#!/bin/sh',
    'here=${0%/*}',
    `export LD_LIBRARY_PATH=${libraryFolders(root).map(here).join(':')}`,
    `export TESSDATA_PREFIX=${here(modelFolder(root))}`,
    `exec ${here(join(root, 'usr/bin/tesseract'))} "$@"`,
    '',
  ].join('\n');
}

/** Debian names the folder by the program's version. */
function modelFolder(root) {
  const parent = join(root, 'usr/share/tesseract-ocr');
  const [version] = readdirSync(parent).filter((name) => existsSync(join(parent, name, 'tessdata')));
  return join(parent, version, 'tessdata');
}
