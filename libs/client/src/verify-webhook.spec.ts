import { WebhookVerificationError, verifyWebhook } from './verify-webhook';

/** The known answer of the contract. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const BODY =
  '{"event":"extraction.completed","data":{"columns":["Item","Total"],"rows":[["Café crème","-1.234,50 €"]],"metadata":{"currency":"EUR"},"docType":"Invoice","confidence":0.93}}';
const HEADERS = {
  'X-Service-Signature': '841a4a1ce7bf08a5665cf40dfac50fa3ad2f0469d33329c03887415eb3c0e8fd',
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,7r/vIOrYlhgvzMh8Rtqk2JRDWVXlSH8HvyiQy0tR5ms=',
};
const now = 1_614_265_330_000;

describe('verifyWebhook', () => {
  it.each([
    ['an object', HEADERS],
    ['Headers', new Headers(HEADERS)],
    ['lists', Object.fromEntries(Object.entries(HEADERS).map(([name, value]) => [name, [value]]))],
  ])('answers the event of a delivery that is signed right, with headers as %s', async (_what, headers) => {
    expect(await verifyWebhook(BODY, headers, SECRET, { now })).toMatchObject({
      event: 'extraction.completed',
      data: { docType: 'Invoice' },
    });
    expect(await verifyWebhook(new TextEncoder().encode(BODY), headers, SECRET, { now })).toBeDefined();
  });

  it.each([
    ['another body', `${BODY} `, HEADERS, SECRET, now],
    ['another secret', BODY, HEADERS, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSx', now],
    ['a wrong plain signature', BODY, { ...HEADERS, 'X-Service-Signature': '00' }, SECRET, now],
    ['a wrong standard signature', BODY, { ...HEADERS, 'webhook-signature': 'v1,AAAA' }, SECRET, now],
    ['a missing signature', BODY, { ...HEADERS, 'webhook-signature': undefined }, SECRET, now],
    ['an old delivery', BODY, HEADERS, SECRET, now + 301_000],
    ['one of the future', BODY, HEADERS, SECRET, now - 301_000],
  ])('throws for %s', async (_what, body, headers, secret, at) => {
    await expect(verifyWebhook(body, headers, secret, { now: at })).rejects.toThrow(WebhookVerificationError);
  });

  it('takes the secret before, while it is being replaced', async () => {
    const rotating = {
      ...HEADERS,
      'X-Service-Signature': '00',
      'X-Service-Signature-Previous': HEADERS['X-Service-Signature'],
      'webhook-signature': `v1,AAAA ${HEADERS['webhook-signature']}`,
    };
    expect(await verifyWebhook(BODY, rotating, SECRET, { now })).toBeDefined();
  });
});
