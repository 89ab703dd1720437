import { X509Certificate, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isIP } from 'node:net';

/** A key and its certificate, in PEM, as a TLS server takes them. */
export interface ServerIdentity {
  key: string;
  cert: string;
}

interface Validity {
  from: Date;
  until: Date;
}

const DAY_MS = 86_400_000;

/** Today and around it. */
const CURRENT: Validity = { from: new Date(Date.now() - DAY_MS), until: new Date(Date.now() + DAY_MS) };

/** A certificate authority of a test's own (X.509 v3, ECDSA on P-256), so that tests verify certificates like everybody else. */
export class CertificateAuthority {
  /** What whoever trusts this authority is given, in PEM. */
  readonly certificate: string;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly name: Buffer;

  constructor(commonName = `Test authority ${randomBytes(4).toString('hex')}`) {
    this.name = distinguishedName(commonName);
    this.certificate = this.issue(this.name, this.keys.publicKey, [AUTHORITY, KEY_CERT_SIGN], CURRENT);
  }

  /** An identity for these host names and addresses. */
  identity(hosts: readonly string[], validity: Validity = CURRENT): ServerIdentity {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const cert = this.issue(distinguishedName('receiver'), publicKey, [alternativeNames(hosts)], validity);
    return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert };
  }

  private issue(subject: Buffer, publicKey: KeyObject, extensions: Buffer[], { from, until }: Validity): string {
    const toSign = sequence(
      tagged(0xa0, integer(Buffer.from([2]))),
      integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
      ECDSA_WITH_SHA256,
      this.name,
      sequence(time(from), time(until)),
      subject,
      publicKey.export({ type: 'spki', format: 'der' }),
      tagged(0xa3, sequence(...extensions)),
    );
    const der = sequence(toSign, ECDSA_WITH_SHA256, bitString(sign('sha256', toSign, this.keys.privateKey)));
    return new X509Certificate(der).toString();
  }
}

/** One DER value: its tag, its length, its content. */
function tagged(tag: number, ...content: Buffer[]): Buffer {
  const bytes = Buffer.concat(content);
  const size = Buffer.from([bytes.length >> 16, (bytes.length >> 8) & 0xff, bytes.length & 0xff]);
  const length = bytes.length < 0x80 ? Buffer.from([bytes.length]) : Buffer.concat([Buffer.from([0x83]), size]);
  return Buffer.concat([Buffer.from([tag]), minimal(length, bytes.length), bytes]);
}

/** DER asks for the shortest form of a length. */
function minimal(length: Buffer, value: number): Buffer {
  if (value < 0x80 || value > 0xffff) return length;
  return value > 0xff ? Buffer.from([0x82, value >> 8, value & 0xff]) : Buffer.from([0x81, value]);
}

const sequence = (...members: Buffer[]): Buffer => tagged(0x30, ...members);
const integer = (bytes: Buffer): Buffer => tagged(0x02, bytes);
const bitString = (bytes: Buffer): Buffer => tagged(0x03, Buffer.from([0]), bytes);
const octetString = (bytes: Buffer): Buffer => tagged(0x04, bytes);
const objectId = (hex: string): Buffer => tagged(0x06, Buffer.from(hex, 'hex'));
const time = (at: Date): Buffer =>
  tagged(
    0x17,
    Buffer.from(
      `${at
        .toISOString()
        .replace(/[-:T]|\.\d+/g, '')
        .slice(2)}`,
    ),
  );

const distinguishedName = (commonName: string): Buffer =>
  sequence(tagged(0x31, sequence(objectId('550403'), tagged(0x0c, Buffer.from(commonName)))));

const ECDSA_WITH_SHA256 = sequence(objectId('2a8648ce3d040302'));
const TRUE = tagged(0x01, Buffer.from([0xff]));
const AUTHORITY = sequence(objectId('551d13'), TRUE, octetString(sequence(TRUE)));
const KEY_CERT_SIGN = sequence(objectId('551d0f'), TRUE, octetString(tagged(0x03, Buffer.from([2, 0x04]))));

const alternativeNames = (hosts: readonly string[]): Buffer =>
  sequence(
    objectId('551d11'),
    octetString(sequence(...hosts.map((host) => (isIP(host) ? address(host) : tagged(0x82, Buffer.from(host)))))),
  );

const address = (ip: string): Buffer =>
  tagged(0x87, ip === '::1' ? Buffer.from([...Array<number>(15).fill(0), 1]) : Buffer.from(ip.split('.').map(Number)));
