import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANSWERS_PREFIX } from '@gridline/messaging';
import { projectRoot } from '@gridline/testing';
import { EXPORTS_PREFIX } from '../../apps/export/src/exports/left-overs';

interface Rule {
  Filter: { Prefix: string };
  Expiration?: { Days: number };
  AbortIncompleteMultipartUpload?: object;
}

describe('the lifecycle of a bucket', () => {
  const { Rules: rules } = JSON.parse(readFileSync(join(projectRoot(), 'deploy/s3/lifecycle.json'), 'utf8')) as { Rules: Rule[] };

  it('lets go of what is handed over once, never of a document, and of parts of uploads that were given up', () => {
    const expiring = rules.filter(({ Expiration }) => Expiration).map(({ Filter }) => Filter.Prefix);
    expect(expiring.sort()).toEqual([`${ANSWERS_PREFIX}/`, `${EXPORTS_PREFIX}/`]);
    expect(rules.filter((rule) => rule.AbortIncompleteMultipartUpload).map(({ Filter }) => Filter.Prefix)).toEqual(['']);
  });
});
