import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';
import { parseAllDocuments } from 'yaml';
import { capacityPage } from './capacity-page';
import { WORKERS, figuresOf, needsOf, type Figures } from './needs';

const read = (name: string): string => readFileSync(join(projectRoot(), 'docs', name), 'utf8');
const manifest = (name: string): string => readFileSync(join(projectRoot(), 'deploy/kubernetes', name), 'utf8');

interface ScaledObject {
  spec: { maxReplicaCount: number };
}

const FIGURES: Figures = {
  ...{ gateway: 0.003, usage: 0.002, extraction: 0.01, nats: 0.002, postgres: 0.005, webhooks: 0.001 },
  ...{ pagesOfPdf: 1, secondsOfPdfPage: 0.0125, secondsOfScannedPage: 3 },
  rowBytes: {
    ...{ 'of the document': 6_000, 'what endpoints were told': 2_000, 'events that were handled': 700, 'events that were sent': 1_000 },
    'of the ledger': 900,
  },
};

describe('what so many documents an hour need', () => {
  it('is the time of their pages over the share of the time that cores may be busy', () => {
    const needs = needsOf(FIGURES, 3_600);
    expect(needs.engineCores).toBeCloseTo((0.8 * 0.0125 + 0.2 * 3 + 0.01) / 0.6, 6);
    expect(needs.otherCores.postgres).toBeCloseTo(0.005 / 0.6, 6);
    expect([needs.extractionReplicas, needs.connections]).toEqual([2, 80]);
    expect(needs.brokerGb).toBeCloseTo(0.36, 2);
    expect(needs.ledgerGb).toBeCloseTo((3_600 * 24 * 730 * 900) / 1e9, 6);
    expect(needs.rowsGb - needs.ledgerGb).toBeCloseTo((3_600 * 24 * (90 * 6_000 + 31 * 2_000 + 14 * 700 + 7 * 1_000)) / 1e9, 6);
  });

  it('is of replicas as the manifests have them, which may be as many as 100,000 documents need', () => {
    expect(manifest('base/extraction.yaml')).toContain(`{ name: WORKERS, value: '${WORKERS}' }`);
    const [scaled] = parseAllDocuments(manifest('components/queue-age/scaled-object.yaml')).map((one) => one.toJS() as ScaledObject);
    expect(needsOf(figuresOf(read('benchmarks.md')), 100_000).extractionReplicas).toBeLessThanOrEqual(scaled!.spec.maxReplicaCount);
  });

  it('is on the page as the benches have it', () => {
    const [page, computed] = [read('capacity.md'), capacityPage(read('benchmarks.md'))].map((text) => text.replace(/[ -]+/g, ' ').trim());
    expect(page).toBe(computed);
  });
});
