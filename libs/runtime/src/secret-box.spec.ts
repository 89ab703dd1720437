import { randomBytes } from 'node:crypto';
import { SecretBox, isMasterKeys } from './secret-box';

const key = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`;

describe('SecretBox', () => {
  it('opens what it sealed, for the same owner alone', () => {
    const box = new SecretBox(key('a'));
    const sealed = box.seal('whsec_1', 'acc_1');
    expect(box.open(sealed, 'acc_1')).toBe('whsec_1');
    expect(() => box.open(sealed, 'acc_2')).toThrow();
  });

  it('never seals the same secret alike, and shows nothing of it', () => {
    const box = new SecretBox(key('a'));
    expect(box.seal('secret', 'o')).not.toBe(box.seal('secret', 'o'));
    expect(box.seal('secret', 'o')).not.toContain('secret');
  });

  it('refuses what was changed by a byte', () => {
    const box = new SecretBox(key('a'));
    const bytes = Buffer.from(box.seal('secret', 'o').slice(2), 'base64');
    bytes[14]! ^= 1;
    expect(() => box.open(`a.${bytes.toString('base64')}`, 'o')).toThrow();
  });

  it('opens with an old key after a rotation, and seals with the new one', () => {
    const old = key('2025');
    const sealed = new SecretBox(old).seal('secret', 'o');
    const rotated = new SecretBox(`${key('2026')},${old}`);
    expect(rotated.open(sealed, 'o')).toBe('secret');
    expect(rotated.seal('secret', 'o')).toMatch(/^2026\./);
  });

  it.each(['', 'a:short', 'a b:' + randomBytes(32).toString('base64'), randomBytes(16).toString('base64')])(
    'knows that %p is no list of master keys',
    (keys) => {
      expect(isMasterKeys(keys)).toBe(false);
    },
  );
});
