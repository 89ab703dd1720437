import { randomBytes } from 'node:crypto';
import { documentedFetch } from './documented';

export interface Reply {
  status: number;
  headers: Headers;
  /** Parsed where the answer is JSON, else text. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

/** A document to send. */
export interface TestFile {
  name: string;
  bytes: Uint8Array;
}

/** An account made through the API, signed in, with one key; everything a test does from outside goes through here. */
export class TestAccount {
  private constructor(
    readonly baseUrl: string,
    readonly email: string,
    readonly id: string,
    readonly cookie: string,
    readonly key: string,
  ) {}

  static readonly password = 'correct horse battery staple';

  static async create(baseUrl: string): Promise<TestAccount> {
    const email = `${randomBytes(8).toString('hex')}@example.com`;
    const signUp = await request(`${baseUrl}/api/auth/sign-up`, json('POST', { email, password: TestAccount.password }));
    const cookie = signUp.headers.getSetCookie()[0]!.split(';')[0]!;
    const token = await request(`${baseUrl}/api/tokens`, {
      ...json('POST', { name: 'test' }),
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
    });
    return new TestAccount(baseUrl, email, signUp.body.account.id, cookie, token.body.key);
  }

  /** The same account where it is served at another address. */
  at(baseUrl: string): TestAccount {
    return new TestAccount(baseUrl, this.email, this.id, this.cookie, this.key);
  }

  /** A request with the account's key. */
  byKey(path: string, init: RequestInit = {}): Promise<Reply> {
    return request(this.baseUrl + path, { ...init, headers: { Authorization: `Bearer ${this.key}`, ...init.headers } });
  }

  /** A request of the signed-in browser. */
  bySession(path: string, init: RequestInit = {}): Promise<Reply> {
    return request(this.baseUrl + path, { ...init, headers: { Cookie: this.cookie, ...init.headers } });
  }

  /** Sends a document; `parts` are the form's other parts. */
  infer(file: TestFile, parts: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<Reply> {
    return this.byKey('/api/v1/infer', { method: 'POST', body: uploadForm(file, parts), headers });
  }

  /** Sends a document as the app does, and waits for its table. */
  inferBySession(file: TestFile, headers: Record<string, string> = {}): Promise<Reply> {
    return this.bySession('/api/extract/infer', { method: 'POST', body: uploadForm(file), headers });
  }
}

export function uploadForm(file: TestFile, parts: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  form.append('file', new Blob([file.bytes as Uint8Array<ArrayBuffer>]), file.name);
  return form;
}

export const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

export async function request(url: string, init: RequestInit = {}): Promise<Reply> {
  const response = await documentedFetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  const isJson = (response.headers.get('Content-Type') ?? '').includes('json');
  return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text };
}
