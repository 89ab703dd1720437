import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '@gridline/testing';

const MODULE = pathToFileURL(join(projectRoot(), 'deploy/local/tesseract.mjs')).href;
const DAY_MS = 24 * 3600 * 1000;

/** A machine whose programs are those of one folder, in a place whose name has blanks. */
class Machine {
  readonly folder = mkdtempSync(join(tmpdir(), 'a machine '));
  readonly programs = join(this.folder, 'programs');
  readonly bin = join(this.folder, 'data/bin');

  constructor() {
    mkdirSync(this.programs);
  }

  /** A script of the shell, which may use the machine's small programs. */
  install(name: string, ...lines: string[]): void {
    writeFileSync(
      join(this.programs, name),
      ['#!/bin/sh', `echo "$*" >> '${this.callsOf(name)}'`, 'PATH=/usr/bin:/bin', ...lines, ''].join('\n'),
      {
        mode: 0o755,
      },
    );
  }

  /** Debian's own two programs: two packages are lacking, one is there in an older version, and they unpack to a program that lists its models. */
  installDebian(program = 'echo "$TESSDATA_PREFIX"; test -e "$LD_LIBRARY_PATH/libtesseract.so"'): void {
    const plan = ['Inst tesseract-ocr (5.3.0 Debian)', 'Inst libtesseract5 (5.3.0 Debian)', 'Inst libc6 [2.35] (2.36 Debian)'];
    this.install(
      'apt-get',
      `case "$*" in *simulate*) ${plan.map((line) => `echo '${line}'`).join('; ')} ;; *) while [ "$1" != download ]; do shift; done; shift; for name; do : > "$name.deb"; done ;; esac`,
    );
    this.install(
      'dpkg',
      'mkdir -p "$3/usr/bin" "$3/usr/lib/x86_64-linux-gnu" "$3/usr/share/tesseract-ocr/5/tessdata"',
      'echo "$2" >> "$3/unpacked"; : > "$3/usr/lib/x86_64-linux-gnu/libtesseract.so"',
      `printf '#!/bin/sh\\n${program}\\n' > "$3/usr/bin/tesseract"; chmod 755 "$3/usr/bin/tesseract"`,
    );
  }

  callsOf(name: string): string {
    return join(this.folder, `calls of ${name}`);
  }

  /** What the launcher would give the engine as PATH, beyond the machine's own, and what it notes. */
  ask(): { added: string[]; note?: string } {
    const { folders, note } = this.askForAll();
    const [own, ...added] = folders;
    expect(own).toBe(this.programs);
    return { added, note };
  }

  askForAll(): { folders: string[]; note?: string } {
    const script = `
      import { pathWithTesseract } from ${JSON.stringify(MODULE)};
      console.log(JSON.stringify(await pathWithTesseract(${JSON.stringify(this.bin)})));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { PATH: this.programs },
      encoding: 'utf8',
    });
    const { searchPath, note } = JSON.parse(output) as { searchPath: string; note?: string };
    return { folders: searchPath.split(delimiter), note };
  }
}

describe('the tesseract program of a local start', () => {
  let machine: Machine;
  beforeEach(() => (machine = new Machine()));
  afterEach(() => rmSync(machine.folder, { recursive: true }));

  it("is the machine's own where it has one", () => {
    machine.install('tesseract');
    machine.installDebian();
    expect(machine.ask()).toEqual({ added: [] });
    expect(existsSync(machine.bin)).toBe(false);
  });

  it("is Debian's, found first, where the machine's own does not work", () => {
    machine.install('tesseract', 'exit 127');
    machine.installDebian();
    const { folders, note } = machine.askForAll();
    expect(note).toContain(`Debian's, unpacked into ${machine.bin}`);
    expect(folders).toEqual([join(machine.bin, 'tesseract'), machine.programs]);
  });

  it("is none, as a note says, where the machine's own does not work and no other can be had", () => {
    machine.install('tesseract', 'exit 127');
    expect(machine.ask()).toEqual({ added: [], note: expect.stringContaining('does not work, and no other') as string });
  });

  /** What a program says whose only model of ours is the English one. */
  const ENGLISH_ALONE = 'printf \'List of available languages in "/usr/share/tessdata/" (2):\\neng\\nosd\\n\'';

  it("is given the models of other languages that the machine's own lacks, once", () => {
    machine.install('tesseract', ENGLISH_ALONE);
    machine.installDebian();
    const { added, note } = machine.ask();
    expect(note).toContain('models of other languages');
    expect(added).toEqual([join(machine.bin, 'debian/tesseract-ocr-jpn/usr/share/tesseract-ocr/5/tessdata')]);
    const calls = readFileSync(machine.callsOf('apt-get'), 'utf8');
    expect(calls).toContain('tesseract-ocr-chi-sim');
    expect(calls).toContain('tesseract-ocr-script-hang');
    expect(machine.ask()).toEqual({ added });
    expect(readFileSync(machine.callsOf('apt-get'), 'utf8')).toBe(calls);
  });

  it('is given, unpacked by an earlier release, the models that were added since', () => {
    machine.installDebian('printf "List of available languages in \\"/models/\\" (3):\\neng\\njpn\\nces\\n"');
    machine.ask();
    const { added, note } = machine.ask();
    expect(note).toContain('models of other languages');
    expect(added).toHaveLength(2);
    const calls = readFileSync(machine.callsOf('apt-get'), 'utf8').trim().split('\n').at(-1)!;
    expect(calls).toContain('tesseract-ocr-hun');
    expect(calls).not.toMatch(/tesseract-ocr-(?:jpn|ces)/);
  });

  it('is left without them, with a note, where nothing can be fetched', () => {
    machine.install('tesseract', ENGLISH_ALONE);
    machine.install('apt-get', 'echo "no network" >&2; exit 100');
    machine.install('dpkg');
    expect(machine.ask()).toEqual({ added: [], note: expect.stringContaining('no models of other languages') as string });
    expect(machine.ask()).toEqual({ added: [] });
  });

  it("is Debian's, unpacked with the packages that the machine lacks, and finds its libraries and models", () => {
    machine.installDebian();
    const { added, note } = machine.ask();
    expect(note).toContain(`Debian's, unpacked into ${machine.bin}`);
    expect(added).toHaveLength(1);
    const models = execFileSync(join(added[0]!, 'tesseract'), ['--list-langs'], { encoding: 'utf8' });
    expect(models.trim()).toMatch(/usr\/share\/tesseract-ocr\/5\/tessdata$/);
    const unpacked = readFileSync(join(machine.bin, 'debian/tesseract-ocr/unpacked'), 'utf8');
    expect(unpacked).toContain('libtesseract5.deb');
    expect(unpacked).toContain('tesseract-ocr.deb');
    expect(unpacked).not.toContain('libc6');
    // The plan does not name them: as on a machine that has them, where the unpacked program would not look.
    for (const language of ['eng', 'jpn', 'ces']) expect(unpacked).toContain(`tesseract-ocr-${language}.deb`);
  });

  it('is unpacked once', () => {
    machine.installDebian();
    const first = machine.ask();
    const calls = readFileSync(machine.callsOf('apt-get'), 'utf8');
    expect(machine.ask()).toEqual({ added: first.added });
    expect(readFileSync(machine.callsOf('apt-get'), 'utf8')).toBe(calls);
  });

  it('is unpacked again when it runs no more', () => {
    machine.installDebian();
    const { added } = machine.ask();
    rmSync(join(machine.bin, 'debian/tesseract-ocr/usr/lib'), { recursive: true });
    expect(machine.ask().added).toEqual(added);
    expect(execFileSync(join(added[0]!, 'tesseract'), { encoding: 'utf8' })).toContain('tessdata');
  });

  it('is left out, with a note, on a system without Debian packages', () => {
    const { added, note } = machine.ask();
    expect(added).toEqual([]);
    expect(note).toContain('this is not a Debian system');
    expect(note).toContain('scans are read with the bundled one');
  });

  it('is left out, with a note, where nothing can be fetched, and asked for again only after a day', () => {
    machine.install('apt-get', 'echo "no network" >&2; exit 100');
    machine.install('dpkg');
    expect(machine.ask()).toEqual({ added: [], note: expect.stringContaining('no network') as string });
    const calls = readFileSync(machine.callsOf('apt-get'), 'utf8');
    machine.installDebian();
    expect(machine.ask()).toEqual({ added: [], note: expect.stringContaining('no network') as string });
    expect(readFileSync(machine.callsOf('apt-get'), 'utf8')).toBe(calls);
    const yesterday = new Date(Date.now() - DAY_MS - 1000);
    utimesSync(join(machine.bin, 'tesseract-failed.txt'), yesterday, yesterday);
    expect(machine.ask().added).toHaveLength(1);
  });

  it('is left out, with a note, where what was unpacked does not run', () => {
    machine.installDebian('echo "cannot open shared object file" >&2; exit 127');
    const { added, note } = machine.ask();
    expect(added).toEqual([]);
    expect(note).toContain('cannot open shared object file');
  });
});
