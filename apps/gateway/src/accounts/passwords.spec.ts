import { cpuMsOf } from '@gridline/testing';
import { hashPassword, verifyPassword, isWeak } from './passwords';

describe('passwords', () => {
  it('are stored as Argon2id and verified', async () => {
    const stored = await hashPassword('correct horse battery staple');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(stored, 'correct horse battery staple')).toBe(true);
    expect(await verifyPassword(stored, 'correct horse battery stapler')).toBe(false);
    expect(await verifyPassword(undefined, 'no account has this password')).toBe(false);
  });

  it.each([
    'aaaaaaaaaaaaaaaaaaaa',
    'abcdefghijklmnop',
    '1234567890123456',
    'passwordpassword',
    'Passw0rd1234567',
    'P@ssw0rd!P@ssw0rd!',
    'Summer2026Summer2026',
    '1q2w3e4r5t6y7u8i',
    'MotDePasse123456',
    'Gridline12345678',
    'qwertyuiopasdfgh',
    'ada.lovelace@example.com1',
  ])('%p is weak', (password) => {
    expect(isWeak(password, 'ada.lovelace@example.com')).toBe(true);
  });

  it.each(['correct horse battery staple', 'mein Hund frisst 3 Schuhe', 'kQ8#vL2!pX9$mZ4&'])('%p is not', (password) => {
    expect(isWeak(password, 'ada.lovelace@example.com')).toBe(false);
  });

  it('are looked at in a moment, whatever they are made of', async () => {
    const hostile = ['p4s5w0rd'.repeat(16), '@$1|!0'.repeat(21), 'aA1!'.repeat(32)];
    const spentMs = await cpuMsOf(() => hostile.forEach((password) => isWeak(password, 'ada.lovelace@example.com')));
    expect(spentMs).toBeLessThan(1_500); // 8 s without the two bounds
  });
});
