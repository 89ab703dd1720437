import { PrivateTargets } from './private-targets';
import { TargetCheck, TargetRejected } from './target-check';

/** A name server under the test's control: each name's answers in turn, the last one for ever. */
class ControlledResolver {
  asked: string[] = [];

  constructor(private readonly answers: Record<string, string[][]> = {}) {}

  async resolve(host: string): Promise<string[]> {
    this.asked.push(host);
    const [next, ...rest] = this.answers[host] ?? [];
    if (!next) throw Object.assign(new Error(`queryA ENOTFOUND ${host}`), { code: 'ENOTFOUND' });
    if (rest.length > 0) this.answers[host] = rest;
    return next;
  }
}

const checkWith = (answers: Record<string, string[][]>, privateTargets: string[] = []) =>
  new TargetCheck(new PrivateTargets(privateTargets), new ControlledResolver(answers));

const rejection = async (check: TargetCheck, url: string): Promise<string> => {
  const error: unknown = await check.check(url).catch((caught: unknown) => caught);
  return error instanceof TargetRejected ? error.reason : 'accepted';
};

/** Everything a URL parser reads as a loopback, private or link-local address. */
const PRIVATE_SPELLINGS = [
  ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.1', '0x7f.0x0.0x0.0x1', '0177.0.0.1', '017700000001', '0'],
  ...['127.0.0.1.', '127。0。0。1', '127．0．0．1', '１２７.0.0.1', '①②⑦.0.0.1', '%31%32%37.0.0.1', '0X7F.0.0.1', '00000177.0.0.1'],
  ...['169.254.169.254', '0xa9fea9fe', '2852039166', '0251.0376.0251.0376', '10.0.0.1', '192.168.1.1', '172.16.0.1', '100.100.100.200'],
  ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[64:ff9b::7f00:1]'],
  ...[
    '[2002:7f00:1::]',
    '[2001:0:808:808::1]',
    '[fe80::1]',
    '[fec0::1]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    '[ff02::1]',
    '[::FFFF:A9FE:A9FE]',
  ],
];

const NO_TARGETS = [
  ...['http://example.com/', 'ftp://example.com/', 'file:///etc/passwd', 'data:text/plain,x', 'javascript:alert(1)', 'wss://example.com'],
  ...['https://user@example.com/', 'https://user:pass@example.com/', 'https://:pass@example.com/', 'https://8.8.8.8@127.0.0.1/'],
  ...[
    '',
    'example.com',
    '//example.com',
    '/hook',
    'https://',
    'https:///hook',
    'https:/example.com',
    'https:example.com',
    'https://exa mple.com/',
    'https://example.com:0/',
  ],
  ...['https://example.com:65536/', 'https://1.2.3.4.5/', 'https://256.256.256.256/', 'https://[::1', 'https://[fe80::1%25eth0]/'],
  ...[
    ' https://example.com/',
    'https://example.com/\n',
    'https://example.com\t/',
    'https:\\\\example.com/',
    'https://example.com\\@127.0.0.1/',
  ],
  `https://example.com/${'x'.repeat(2048)}`,
];

describe('the check of a target', () => {
  it.each(PRIVATE_SPELLINGS)('blocks https://%s/ and asks no name server', async (host) => {
    const resolver = new ControlledResolver();
    const check = new TargetCheck(new PrivateTargets([]), resolver);
    expect(await rejection(check, `https://${host}/hook`)).toBe('blocked');
    expect(resolver.asked).toEqual([]);
  });

  it.each(NO_TARGETS)('takes %j for no target', async (url) => {
    expect(await rejection(checkWith({ 'example.com': [['93.184.215.14']] }), url)).toBe('url');
  });

  it('accepts a public host, its addresses judged, IPv4 first', async () => {
    const check = checkWith({ 'example.com': [['2606:4700::1111', '93.184.215.14']] });
    expect(await check.check('HTTPS://EXAMPLE.com:443/hook?a=1#top')).toEqual({
      href: 'https://example.com/hook?a=1',
      host: 'example.com',
      port: 443,
      isSecure: true,
      addresses: ['93.184.215.14', '2606:4700::1111'],
    });
  });

  it.each([
    ['any address is private', ['93.184.215.14', '10.0.0.1']],
    ['an IPv6 address is private', ['93.184.215.14', '::1']],
    ['an address carries a private one', ['::ffff:10.0.0.1']],
  ])('blocks a name when %s', async (_when, addresses) => {
    expect(await rejection(checkWith({ 'mixed.example': [addresses] }), 'https://mixed.example/')).toBe('blocked');
  });

  it('judges the addresses again each time: a name that turns private is blocked then', async () => {
    const check = checkWith({ 'rebinds.example': [['93.184.215.14'], ['127.0.0.1']] });
    expect(await rejection(check, 'https://rebinds.example/')).toBe('accepted');
    expect(await rejection(check, 'https://rebinds.example/')).toBe('blocked');
  });

  it('tells a name without addresses from a private one', async () => {
    expect(await rejection(checkWith({ 'empty.example': [[]] }), 'https://empty.example/')).toBe('dns');
    expect(await rejection(checkWith({}), 'https://unknown.example/')).toBe('dns');
  });

  it('never puts the URL into the error', async () => {
    const error: unknown = await checkWith({})
      .check('https://secret-name.example/token')
      .catch((caught: unknown) => caught);
    expect((error as Error).message).not.toContain('secret');
  });

  it('exempts exactly the host and port that the operator named, and never from https', async () => {
    const check = checkWith({ localhost: [['127.0.0.1', '::1']] }, ['localhost:8443', '[::1]:8443', '127.0.0.1:8443']);
    expect(await rejection(check, 'https://localhost:8443/')).toBe('accepted');
    expect(await rejection(check, 'https://[::1]:8443/')).toBe('accepted');
    expect(await rejection(check, 'https://127.0.0.1:8443/')).toBe('accepted');
    expect(await rejection(check, 'https://localhost:8444/')).toBe('blocked');
    expect(await rejection(check, 'https://127.0.0.2:8443/')).toBe('blocked');
    expect(await rejection(check, 'http://localhost:8443/')).toBe('url');
  });

  it('lets http reach what the operator named, and nothing else, where the rules say so', async () => {
    const resolver = new ControlledResolver({ localhost: [['127.0.0.1']], 'example.com': [['93.184.215.14']] });
    const check = new TargetCheck(new PrivateTargets(['localhost:11434']), resolver, { httpWhereExempt: true });
    expect(await check.check('http://localhost:11434/v1')).toMatchObject({ isSecure: false, port: 11434 });
    expect(await rejection(check, 'http://localhost:11435/v1')).toBe('url');
    expect(await rejection(check, 'http://example.com/v1')).toBe('url');
    expect(await rejection(check, 'https://example.com/v1')).toBe('accepted');
  });
});

describe('the list of private targets', () => {
  it.each(['localhost', 'localhost:', ':8443', 'localhost:99999', 'https://localhost:8443', 'a b:1', 'user@localhost:1', 'localhost:1/x'])(
    'refuses %j',
    (entry) => {
      expect(() => new PrivateTargets([entry])).toThrow(RangeError);
    },
  );
});
