import fs, { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { RecogniserUnavailable } from '../../model/machine-failed';
import { checkLanguageFolder, languageFolder } from './language-data';

jest.mock('node:os', () => {
  const system: { tmpdir: typeof tmpdir } = jest.requireActual('node:os');
  return { ...system, tmpdir: jest.fn(system.tmpdir) };
});

describe("the folder of the recogniser's models", () => {
  const actual: { tmpdir: typeof tmpdir } = jest.requireActual('node:os');
  let temporary: string;

  beforeEach(async () => {
    temporary = await mkdtemp(join(actual.tmpdir(), 'gridline-models-'));
    jest.mocked(tmpdir).mockReturnValue(temporary);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await rm(temporary, { recursive: true, force: true });
  });

  it('that cannot be made is no fault of a document, and is made as soon as it can be', async () => {
    await rm(temporary, { recursive: true });
    writeFileSync(temporary, 'no folder');
    await expect(languageFolder(['eng'])).rejects.toBeInstanceOf(RecogniserUnavailable);
    await expect(checkLanguageFolder()).rejects.toBeInstanceOf(RecogniserUnavailable);
    await rm(temporary);
    await mkdir(temporary);
    await expect(checkLanguageFolder()).resolves.toBeUndefined();
    expect(readdirSync(await languageFolder(['eng']))).toEqual(['eng.traineddata']);
  });

  it('holds no part of a model for which there was no room, and the model when there is', async () => {
    jest.spyOn(fs, 'createWriteStream').mockImplementationOnce((path) => {
      writeFileSync(path, 'a part');
      const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      return new Writable({ write: (_chunk, _encoding, done) => done(full) }) as fs.WriteStream;
    });
    await expect(languageFolder(['eng'])).rejects.toBeInstanceOf(RecogniserUnavailable);
    expect(readdirSync(join(temporary, readdirSync(temporary)[0]!))).toEqual([]);
    expect(readdirSync(await languageFolder(['eng']))).toEqual(['eng.traineddata']);
  });

  it('is filled again after somebody emptied or removed it', async () => {
    const folder = await languageFolder(['eng']);
    expect(dirname(folder)).toBe(temporary);
    const model = join(folder, 'eng.traineddata');
    await rm(model);
    await languageFolder(['eng']);
    expect(existsSync(model)).toBe(true);
    await rm(folder, { recursive: true });
    await languageFolder(['eng']);
    expect(existsSync(model)).toBe(true);
  });
});
