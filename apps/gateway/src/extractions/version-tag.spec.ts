import type { Request } from 'express';
import { ifVersion, versionTag } from './version-tag';

const asking = (tag?: string): Request => ({ get: () => tag }) as unknown as Request;

describe('the tag of a version', () => {
  it('is read as it was written, also where a proxy made it weak', () => {
    expect(ifVersion(asking(versionTag('ext_1', 7)), 'ext_1')).toBe(7);
    expect(ifVersion(asking(`W/${versionTag('ext_1', 7)}`), 'ext_1')).toBe(7);
  });

  it.each([undefined, '*'])('may name any version (%s)', (tag) => {
    expect(ifVersion(asking(tag), 'ext_1')).toBeUndefined();
  });

  it.each(['"ext_2.7"', 'ext_1.7', '"ext_1.x"', '""', '"ext_1.7", "ext_1.8"'])('of something else is a conflict (%s)', (tag) => {
    expect(() => ifVersion(asking(tag), 'ext_1')).toThrow(expect.objectContaining({ code: 'version_conflict' }));
  });
});
