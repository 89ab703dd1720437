import { Webhook } from 'standardwebhooks';
import { signatureHeaders } from './signature';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const previous = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const body = Buffer.from(
  '{"event":"extraction.completed","data":{"columns":["Item","Total"],"rows":[["Café crème","-1.234,50 €"]],"metadata":{"currency":"EUR"},"docType":"Invoice","confidence":0.93}}',
);
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', sentAt: new Date(1614265330_000), body };

describe('signatures', () => {
  it('are the known answers for the known secret, body, id and time', () => {
    expect(signatureHeaders(message, { current: secret })).toEqual({
      'x-service-signature': '841a4a1ce7bf08a5665cf40dfac50fa3ad2f0469d33329c03887415eb3c0e8fd',
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,7r/vIOrYlhgvzMh8Rtqk2JRDWVXlSH8HvyiQy0tR5ms=',
    });
  });

  it('are made with both secrets while a rotation overlaps, and the reference library accepts either', () => {
    const now = { ...message, sentAt: new Date() };
    const headers = signatureHeaders(now, { current: secret, previous });
    for (const known of [secret, previous]) expect(() => new Webhook(known).verify(body.toString(), headers)).not.toThrow();
    expect(headers['x-service-signature-previous']).toBe(signatureHeaders(now, { current: previous })['x-service-signature']);
    expect(headers['x-service-signature']).toBe(signatureHeaders(now, { current: secret })['x-service-signature']);
  });

  it('are refused by the reference library when a byte of the body changed, or the secret is another', () => {
    const headers = signatureHeaders({ ...message, sentAt: new Date() }, { current: secret });
    expect(() => new Webhook(secret).verify(body.toString().replace('0.93', '0.94'), headers)).toThrow();
    expect(() => new Webhook(previous).verify(body.toString(), headers)).toThrow();
  });
});
