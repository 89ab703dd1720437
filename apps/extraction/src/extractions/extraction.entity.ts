import type { AnswerSchema, EngineName, ExtractionProvenance, ExtractionState, PageImages, PageRange, PlanName } from '@gridline/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which pages of a file that holds several are a document, and how sure that is. */
export interface PartPages {
  firstPage: number;
  lastPage: number;
  splitConfidence: number;
}

/** One run over one file. */
@Entity({ name: 'extraction' })
export class Extraction {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  accountId: string;

  /** No column: whether its account had others under way or waiting when it was claimed. */
  isOneOfMany?: boolean;

  @Column('text')
  fileId: string;

  @Column('text')
  fileName: string;

  @Column('text')
  state: ExtractionState;

  /** The plan under which it was accepted; its page cap holds for this run. */
  @Column('text')
  plan: PlanName;

  @Column('text')
  engine: EngineName;

  /** Tokens that the caller's model may cost. */
  @Column('integer', { nullable: true })
  maxCost: number | null;

  /** Which pages that model is shown; those that were read badly where the caller said nothing. */
  @Column('text', { nullable: true })
  pageImages: PageImages | null;

  @Column('text', { nullable: true })
  docTypeHint: string | null;

  /** Sealed with the master key; gone when the run ends. */
  @Column('text', { nullable: true })
  passwordSealed: string | null;

  @Column('text')
  label: string;

  /** What the account calls it. */
  @Column('text', { nullable: true })
  reference: string | null;

  /** The only pages that are read. */
  @Column('jsonb', { nullable: true })
  pages: PageRange[] | null;

  /** The form in which the answer is wanted; json, since the order of its columns counts. */
  @Column('json', { nullable: true })
  schema: AnswerSchema | null;

  /** The only endpoints that are told. */
  @Column('text', { array: true, nullable: true })
  webhookIds: string[] | null;

  /** The batch that it is of, and its position in it. */
  @Column('text', { nullable: true })
  batchId: string | null;

  @Column('integer', { nullable: true })
  batchIndex: number | null;

  /** The key that sent it; none where the app did. */
  @Column('text', { nullable: true })
  keyId: string | null;

  /** The request that brought it, for the log. */
  @Column('text', { nullable: true })
  requestId: string | null;

  /** What its run is a part of, where that is traced. */
  @Column('text', { nullable: true })
  trace: string | null;

  /** Whether each document of the file becomes an extraction of its own. */
  @Column('text', { nullable: true })
  split: 'auto' | null;

  /** The run of the file that it is a document of, its position among those, and its pages in the file. */
  @Column('text', { nullable: true })
  parentId: string | null;

  @Column('integer', { nullable: true })
  partIndex: number | null;

  @Column('json', { nullable: true })
  part: PartPages | null;

  @Column('text', { nullable: true })
  idempotencyKey: string | null;

  /** SHA-256 over the file's bytes and the options. */
  @Column('text')
  fingerprint: string;

  /** How often a worker began it; a document that keeps killing its worker is given up. */
  @Column('integer')
  attempts: number;

  @Column('timestamptz')
  createdAt: Date;

  /** When the run last gave a sign of life. The column keeps its first name, which the release before writes. */
  @Column('timestamptz', { name: 'signed_at' })
  heartbeatAt: Date;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;

  @Column('jsonb', { nullable: true })
  progress: { phase: string; page: number; pageCount: number } | null;

  @Column('text', { nullable: true })
  errorCode: string | null;

  @Column('text', { nullable: true })
  errorDetail: string | null;

  /** Units charged. */
  @Column('integer')
  pageCount: number;

  /** Whether a process died while this ran: it then runs alone. */
  @Column('boolean')
  suspect: boolean;

  /** Whether it runs, or ran last, alone in its process. */
  @Column('boolean')
  alone: boolean;

  /** How often a process died while this ran alone in it. */
  @Column('integer')
  deathsAlone: number;

  @Column('text')
  docType: string;

  @Column('jsonb')
  columns: string[];

  @Column('integer')
  rowCount: number;

  /** Type json, not jsonb: the order of the keys is the document's. */
  @Column('json')
  metadata: Record<string, string>;

  @Column('double precision')
  confidence: number;

  @Column('json')
  fieldConfidence: Record<string, number>;

  @Column('text')
  summary: string;

  @Column('text', { nullable: true })
  language: string | null;

  /** Provenance of columns and fields; that of cells is with the rows. */
  @Column('jsonb', { nullable: true })
  provenance: Omit<ExtractionProvenance, 'cells' | 'cellConfidence'> | null;

  /** Grows by one with each change that a person makes. */
  @Column('integer')
  version: number;

  /** When and by whom it was approved in this version. */
  @Column('timestamptz', { nullable: true })
  reviewedAt: Date | null;

  @Column('text', { nullable: true })
  reviewedBy: string | null;

  /** How many of its fields and cells have each hundredth of confidence; null where an earlier release completed it. */
  @Column('integer', { array: true, nullable: true })
  doubts: number[] | null;

  /** Failed checks and missing fields. */
  @Column('integer', { nullable: true })
  findings: number | null;

  /** What of both a person should look at, by the account's threshold; 0 once it is approved. */
  @Column('integer', { nullable: true })
  needsReview: number | null;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;
}
