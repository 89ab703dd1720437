import { firstId, newId } from './ids';

describe('newId', () => {
  it('carries its kind and sorts by the time it was made', () => {
    const ids = [1, 2, 3_000_000_000_000].map((now) => newId('ext', now));
    expect(ids.every((id) => /^ext_[0-9a-f]{32}$/.test(id))).toBe(true);
    expect([...ids].sort()).toEqual(ids);
  });

  it('is a UUID of version 7 (RFC 9562)', () => {
    const hex = newId('file').slice('file_'.length);
    expect(hex[12]).toBe('7');
    expect('89ab').toContain(hex[16]);
  });
});

describe('firstId', () => {
  it('lies between the ids made before a moment and those made at it', () => {
    const moment = Date.now();
    expect([newId('ext', moment), firstId('ext', moment), newId('ext', moment - 1)].sort()[1]).toBe(firstId('ext', moment));
    expect(newId('ext', moment) > firstId('ext', moment)).toBe(true);
  });
});
