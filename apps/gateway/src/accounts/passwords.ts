import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommended minimum for Argon2id: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const PASSWORD_MIN = 15;
export const PASSWORD_MAX = 128;

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), ARGON2);

let unknownAccountHash: Promise<string> | undefined;

/** Whether the password is the account's. Without an account it takes as long, so that the time tells nothing. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  unknownAccountHash ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await unknownAccountHash), password.normalize('NFKC'));
  return matches && passwordHash !== undefined;
}

/** What people type when a long password is asked for (NIST SP 800-63B, 3.1.1.2: refuse what is expected or context-specific). */
const COMMON_PARTS = [
  'password',
  'passwort',
  'motdepasse',
  'contraseña',
  'letmein',
  'welcome',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'iloveyou',
  'administrator',
  'gridline',
  'changeme',
  'abc123',
  'trustno1',
];

/** Why a password is refused; undefined where it is fine. */
export function weaknessOf(password: string, email: string): string | undefined {
  const plain = password.normalize('NFKC').toLowerCase();
  if (new Set(plain).size < 5) return 'uses too few different characters';
  if (isRun(plain)) return 'is a run of neighbouring characters';
  const rest = [...COMMON_PARTS, email, ...email.split(/[@.]/).filter((part) => part.length >= 4)].reduce(
    (left, part) => left.replaceAll(part, ''),
    plain,
  );
  return rest.replace(/[\d\W_]/g, '').length < 4 && rest.length < plain.length ? 'is one that people often choose' : undefined;
}

/** Whether most characters follow their neighbour in the alphabet, the digits or a row of the keyboard. */
function isRun(text: string): boolean {
  const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop'];
  const neighbours = [...text.slice(1)].filter((next, index) =>
    rows.some((row) => row.includes(text[index]! + next) || row.includes(next + text[index]!)),
  );
  return neighbours.length >= (text.length - 1) * 0.75;
}
