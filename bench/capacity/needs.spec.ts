import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';
import { capacityPage } from './capacity-page';
import { needsOf, type Figures } from './needs';

const read = (name: string): string => readFileSync(join(projectRoot(), 'docs', name), 'utf8');

const FIGURES: Figures = {
  ...{ gateway: 0.003, usage: 0.002, extraction: 0.01, nats: 0.002, postgres: 0.005, webhooks: 0.001 },
  ...{ pagesOfPdf: 1, secondsOfPdfPage: 0.0125, secondsOfScannedPage: 3 },
};

describe('what so many documents an hour need', () => {
  it('is the time of their pages over the share of the time that cores may be busy', () => {
    const needs = needsOf(FIGURES, 3_600);
    expect(needs.engineCores).toBeCloseTo((0.8 * 0.0125 + 0.2 * 3 + 0.01) / 0.6, 6);
    expect(needs.otherCores.postgres).toBeCloseTo(0.005 / 0.6, 6);
    expect([needs.extractionReplicas, needs.connections]).toEqual([2, 80]);
  });

  it('is on the page as the benches have it', () => {
    const [page, computed] = [read('capacity.md'), capacityPage(read('benchmarks.md'))].map((text) => text.replace(/[ -]+/g, ' ').trim());
    expect(page).toBe(computed);
  });
});
