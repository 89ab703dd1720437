import { NODATA, NOTFOUND, SERVFAIL, TIMEOUT } from 'node:dns/promises';
import { SystemResolver } from './resolver';

/** What the servers say of both families of a name. */
const resolve = (four: string[] | string, six: string[] | string): Promise<string[]> => {
  const say = (answer: string[] | string) => () =>
    typeof answer === 'string' ? Promise.reject(Object.assign(new Error(answer), { code: answer })) : Promise.resolve(answer);
  return new SystemResolver(() => false, { resolve4: say(four), resolve6: say(six) } as never).resolve('name.test');
};

describe('the look-up of a name', () => {
  it('answers the addresses of both families, or of the one that there is', async () => {
    expect(await resolve(['93.184.215.14'], ['2606:2800::1'])).toEqual(['93.184.215.14', '2606:2800::1']);
    expect(await resolve(['93.184.215.14'], TIMEOUT)).toEqual(['93.184.215.14']);
  });

  it.each([NOTFOUND, NODATA])('answers none where the servers say that there is none (%s)', async (code) => {
    expect(await resolve(code, NODATA)).toEqual([]);
  });

  it.each([TIMEOUT, SERVFAIL])('rejects where the servers say nothing of the name (%s)', async (code) => {
    await expect(resolve(code, NODATA)).rejects.toMatchObject({ code });
  });
});
