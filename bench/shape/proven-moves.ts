import { execFileSync } from 'node:child_process';

/** What Git prints after a commit, and between its parts. */
const [COMMIT, PART] = ['\0', '\x01'];
const MOST_BYTES = 100_000_000;

/** A sentence of a commit that says that answers are what they were. */
const SAME = /none different|none answers differently|, 0 different|no answer changes|same bytes|byte for byte/i;

/** The moves of the engine whose commits tell over how many documents they were compared, as a table, the oldest first. */
export function provenMoves(root: string, since: string): string[] {
  const asked = ['log', '--reverse', '--format=%h%x01%s%x01%b%x00', `${since}..HEAD`];
  const log = execFileSync('git', asked, { cwd: root, maxBuffer: MOST_BYTES }).toString();
  const rows = log.split(COMMIT).flatMap((commit) => {
    const [id, subject, body] = commit.trim().split(PART);
    const documents = subject?.startsWith('refactor(engine)') ? comparedIn(body ?? '') : undefined;
    return documents === undefined ? [] : [`| ${id} | ${subject} | ${documents} | 0 |`];
  });
  return ['| commit | move | documents compared | different |', '| --- | --- | --- | --- |', ...rows];
}

/** How many documents a commit's text says were compared without a difference. */
export function comparedIn(body: string): number | undefined {
  const sentences = body.replace(/\s+/g, ' ').split(/(?<=\.) /);
  const proof = sentences.find((sentence) => SAME.test(sentence) && /\d documents/.test(sentence));
  return proof === undefined ? undefined : Number(/(\d+) documents/.exec(proof)![1]);
}
