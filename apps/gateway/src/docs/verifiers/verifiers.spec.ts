import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const body =
  '{"event":"extraction.completed","data":{"columns":["Item","Total"],"rows":[["Café crème","-1.234,50 €"]],"metadata":{"currency":"EUR"},"docType":"Invoice","confidence":0.93}}';
/** The known answer of the plain signature. */
const hex = '841a4a1ce7bf08a5665cf40dfac50fa3ad2f0469d33329c03887415eb3c0e8fd';
const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';

/** What a harness is given on its standard input; it prints the two functions' answers as JSON. */
interface Question {
  secret: string;
  headers: Record<string, string>;
  signature: string;
  body: string;
}

const standard = (key: string, timestamp: number): string =>
  `v1,${createHmac('sha256', Buffer.from(key.slice(6), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')}`;

function question(change: Partial<Question> = {}, { age = 0, signedWith = [secret] } = {}): Question {
  const timestamp = Math.floor(Date.now() / 1000) - age;
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signedWith.map((key) => standard(key, timestamp)).join(' '),
  };
  return { secret, headers, signature: hex, body, ...change };
}

/** Each program is called the way its language would call it. */
const HARNESSES = [
  {
    language: 'Node.js',
    command: [process.execPath, 'harness.mjs'],
    version: '--version',
    source: `import { text } from 'node:stream/consumers'; import { verify, verifyBody } from './verify.mjs';
      const { secret, headers, signature, body } = JSON.parse(await text(process.stdin));
      console.log(JSON.stringify([verify(secret, headers, Buffer.from(body)), verifyBody(secret, signature, Buffer.from(body))]));`,
  },
  {
    language: 'Python',
    command: ['python3', 'harness.py'],
    version: '--version',
    source: `import json, sys\nfrom verify import verify, verify_body\nq = json.load(sys.stdin)\nbody = q["body"].encode()
print(json.dumps([verify(q["secret"], q["headers"], body), verify_body(q["secret"], q["signature"], body)]))`,
  },
  {
    language: 'PHP',
    command: ['php', 'harness.php'],
    version: '--version',
    source: `<?php require 'verify.php'; $q = json_decode(stream_get_contents(STDIN), true);
      echo json_encode([verify($q['secret'], $q['headers'], $q['body']), verifyBody($q['secret'], $q['signature'], $q['body'])]);`,
  },
  {
    language: 'Go',
    command: ['go', 'run', 'verify.go', 'harness.go'],
    version: 'version',
    source: `package main
import ("encoding/json"; "net/http"; "os")
func main() {
  var q struct { Secret, Signature, Body string; Headers map[string]string }
  json.NewDecoder(os.Stdin).Decode(&q)
  headers := http.Header{}
  for name, value := range q.Headers { headers.Set(name, value) }
  answers := []bool{Verify(q.Secret, headers, []byte(q.Body)), VerifyBody(q.Secret, q.Signature, []byte(q.Body))}
  json.NewEncoder(os.Stdout).Encode(answers)
}`,
  },
];

describe.each(HARNESSES)('the verifier in $language', ({ command, version, source }) => {
  const [program, ...args] = command as [string, ...string[]];
  const isHere = spawnSync(program, [version]).status === 0;
  // Without its runtime on the machine a program cannot be run; the report counts these as skipped.
  const itHere = isHere ? it : it.skip;
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'gridline-verifier-'));
    const extension = args.at(-1)!.split('.').at(-1)!;
    copyFileSync(join(__dirname, `verify.${extension}`), join(folder, `verify.${extension}`));
    writeFileSync(join(folder, `harness.${extension}`), source);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const ask = (asked: Question): unknown => {
    const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
    const { stdout, stderr } = spawnSync(program, args, { cwd: folder, input: JSON.stringify(asked), encoding: 'utf8', env });
    return stderr ? stderr : JSON.parse(stdout);
  };

  itHere('accepts the known answers', () => {
    expect(ask(question())).toEqual([true, true]);
  });

  itHere('refuses a changed body, another secret and a missing signature', () => {
    expect(ask(question({ body: body.replace('0.93', '0.94') }))).toEqual([false, false]);
    expect(ask(question({ secret: other }))).toEqual([false, false]);
    expect(ask(question({ headers: {}, signature: '' }))).toEqual([false, false]);
  });

  itHere('refuses a message that is old, or from the future', () => {
    expect(ask(question({}, { age: 400 }))).toEqual([false, true]);
    expect(ask(question({}, { age: -400 }))).toEqual([false, true]);
  });

  itHere('accepts either secret while a rotation overlaps', () => {
    expect(ask(question({}, { signedWith: [other, secret] }))).toEqual([true, true]);
    expect(ask(question({}, { signedWith: [other] }))).toEqual([false, true]);
  });
});
