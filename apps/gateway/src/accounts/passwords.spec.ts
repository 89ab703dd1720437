import { hashPassword, verifyPassword, weaknessOf } from './passwords';

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
    'qwertyuiopasdfgh',
    'ada.lovelace@example.com1',
  ])('%p is weak', (password) => {
    expect(weaknessOf(password, 'ada.lovelace@example.com')).toBeDefined();
  });

  it.each(['correct horse battery staple', 'mein Hund frisst 3 Schuhe', 'kQ8#vL2!pX9$mZ4&'])('%p is not', (password) => {
    expect(weaknessOf(password, 'ada.lovelace@example.com')).toBeUndefined();
  });
});
