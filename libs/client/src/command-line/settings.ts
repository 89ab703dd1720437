import { mkdir, readFile, writeFile, chmod } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** What `gridline login` keeps. */
interface Settings {
  url?: string;
  key?: string;
}

/** Where programs of this system keep what is a person's own. */
function settingsPath(): string {
  const { XDG_CONFIG_HOME, APPDATA } = process.env;
  if (process.platform === 'win32' && APPDATA) return join(APPDATA, 'gridline', 'settings.json');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'gridline', 'settings.json');
  return join(XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'gridline', 'settings.json');
}

/** None where nobody has logged in. */
export async function readSettings(): Promise<Settings> {
  const text = await readFile(settingsPath(), 'utf8').catch(() => '{}');
  try {
    return JSON.parse(text) as Settings;
  } catch {
    throw new Error(`${settingsPath()} cannot be read: run \`gridline login\` again, which writes it anew.`);
  }
}

/** For its owner alone to read, also where the file was there before; answers where it is. */
export async function writeSettings(settings: Settings): Promise<string> {
  const path = settingsPath();
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, `${JSON.stringify(settings)}\n`, { mode: 0o600 });
  await chmod(path, 0o600);
  return path;
}
