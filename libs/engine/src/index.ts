export {
  answerDocument,
  openDocument,
  extractDocument,
  type OpenedDocument,
  type PagePicture,
  type EngineOptions,
  type Progress,
  type ExtractedPart,
  type TranscribedDocument,
  type TranscribedPart,
} from './extract-document';
export { ENGINE_LIMITS } from './limits';
export { EngineError, type EngineErrorCode } from './model/engine-error';
export { RecogniserUnavailable } from './model/machine-failed';
export { DOC_TYPES, type DocType, type Document, type DocumentFormat } from './model/document';
export { foundCells, type CheckResult, type ExtractedDocument, type FoundTable } from './model/extracted-document';
export type { Box } from './model/box';
export { toGrid, type Provenance, type Table } from './model/table';
export { WorkerPool, type WorkerPoolOptions } from './worker/worker-pool';
export type { SaidByModel } from './worker/worker-messages';
export { WorkerLost, type EngineStep, type WorkerLimits } from './worker/engine-worker';
export { engineConfinement } from './worker/engine-confinement';
export { COMPILER_OPTIONS } from './worker/compiler-options';
export type { AnswerSignals, Signals } from './confidence/collect-signals';
export type { AnswerSchema, SchemaProperty, ValueKind } from './model/answer-schema';
export type { Answer } from './model/answer';
export type { Findings } from './confidence/to-extracted-document';
export { recheck, type StoredAnswer } from './checks/recheck';
export { fitSchema } from './answer/fit-schema';
export { groundAnswer, type Grounded } from './grounding/ground-answer';
export { isByRule, type GroundingSignals } from './grounding/grounding-signals';
export type { ModelAnswer } from './grounding/model-answer';
export type { Transcript, TranscriptLine, TranscriptPage } from './grounding/transcript';
export type { Page } from './model/page';
export type { PageRange } from './readers/source/reader';
export { openSource } from './readers/open-source';
export { closeRecognisers } from './recognise/recognise-page';
export { checkRecogniser } from './recognise/tesseract/check-recogniser';
export type { RecogniserName } from './recognise/tesseract/recogniser';
export { ENGINE_WEIGHTS } from './weights';
export { pageEvidence, type PageEvidence } from './split/page-evidence';
export { boundarySignals, type BoundarySignals } from './split/boundary-signals';
export { LINE_ROLES, type LineRole } from './tables/roles/line-roles';
export { lineReadings, type LineReading } from './line-readings';
export { rivalReadings, type RivalReadings } from './rival-readings';
export { wordReadings, type WordReading } from './word-readings';
export { fieldReadings, type ExtentReading, type FieldReading } from './field-readings';
export { EXTENT_SIDES, type ExtentSide } from './fields/learned/extent-features';
export { ITEM_KINDS, KEYS_OF_KIND, LEARNED_KEYS } from './fields/learned/field-items';
export { gramPositions } from './fields/learned/label-grams';
export { LABEL_CLASSES, labelClassOf } from './fields/learned/label-classes';
export { knownLanguages, type KnownLanguages } from './lexicon/known-languages';
