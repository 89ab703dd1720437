import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machineModels } from './machine-models';

describe('machineModels', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'machine-models-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  /** A program that lists the languages of a folder as tesseract does, and a model of that many bytes. */
  function install(bytes?: number): string {
    const models = join(folder, 'models');
    mkdirSync(models);
    if (bytes !== undefined) {
      writeFileSync(join(models, 'eng.traineddata'), '');
      truncateSync(join(models, 'eng.traineddata'), bytes);
    }
    const program = join(folder, 'tesseract');
    writeFileSync(program, `#!/bin/sh\necho 'List of available languages in "${models}" (1):'\necho eng\n`);
    chmodSync(program, 0o755);
    return program;
  }

  it("finds the machine's quick English model", async () => {
    expect(await machineModels(install(4_000_000), ['eng'])).toBe(join(folder, 'models'));
  });

  it.each([
    ['a model that takes too long', 15_000_000],
    ['no model', undefined],
  ])('leaves a machine with %s to our own', async (_, bytes) => {
    expect(await machineModels(install(bytes), ['eng'])).toBeUndefined();
  });

  it('leaves languages that were not compared to our own models', async () => {
    expect(await machineModels(install(4_000_000), ['fra', 'eng'])).toBeUndefined();
  });

  it('leaves a program that does not answer to our own models', async () => {
    expect(await machineModels(join(folder, 'missing'), ['eng'])).toBeUndefined();
  });
});
