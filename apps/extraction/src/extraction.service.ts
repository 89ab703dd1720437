import { WorkerPool, engineConfinement } from '@gridline/engine';
import { Clock, allEnded, every, type Periodic } from '@gridline/runtime';
import { defineService } from '@gridline/service';
import { CheckedConnections } from '@gridline/targets';
import type { INestApplicationContext } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { extractionConfig, questionsOfAccount } from './extraction.config';
import { ExtractionModule } from './extraction.module';
import { ClaimsService } from './runs/claims.service';
import { Extraction } from './extractions/extraction.entity';
import { ModelKey } from './caller-model/model-key.entity';
import { DrawingPool } from './pages/pages.service';
import { RecogniserWatch } from './runs/recogniser-watch';
import { measureQueue } from './runs/run.metrics';
import { ModelQueue, RunQueue } from './runs/run-queue';
import { FilesAndExtractions1763600100000 } from './migrations/1763600100000-files-and-extractions';
import { FileNamesAsPeopleSortThem1795400000000 } from './migrations/1795400000000-file-names-as-people-sort-them';
import { WhatWasAskedAndFound1795400100000 } from './migrations/1795400100000-what-was-asked-and-found';
import { Batches1795400200000 } from './migrations/1795400200000-batches';
import { Schemas1795400300000 } from './migrations/1795400300000-schemas';
import { ReviewService } from './review/review.service';
import { CountsOfTheList1795455000000 } from './migrations/1795455000000-counts-of-the-list';
import { ListsFromIndexesAlone1795455100000 } from './migrations/1795455100000-lists-from-indexes-alone';
import { PartsOfFileNames1795490000000 } from './migrations/1795490000000-parts-of-file-names';
import { StretchesOfLongLists1795500000000 } from './migrations/1795500000000-stretches-of-long-lists';
import { LabelsWithWhatIsFiltered1795500100000 } from './migrations/1795500100000-labels-with-what-is-filtered';
import { WhatFailuresTook1795510000000 } from './migrations/1795510000000-what-failures-took';
import { PartsOfNamesInSmallLetters1795520000000 } from './migrations/1795520000000-parts-of-names-in-small-letters';
import { PartsOfNamesOfAnAccount1795530000000 } from './migrations/1795530000000-parts-of-names-of-an-account';
import { PicturesForModels1795475000000 } from './migrations/1795475000000-pictures-for-models';
import { WhatIsNotRead1795485000000 } from './migrations/1795485000000-what-is-not-read';
import { SplitFiles1795440000000 } from './migrations/1795440000000-split-files';
import { FOLD_MS, ListCounts } from './extractions/list-counts.service';
import { ListMarks } from './extractions/list-marks.service';
import { ListParts } from './extractions/list-parts.service';
import { ListStretches } from './extractions/list-stretches.service';
import { ListWarmth } from './extractions/list-warmth.service';
import { SWEEP_MS, Sweeper } from './removal/sweeper.service';
import { ModelsOfCallers1795410000000 } from './migrations/1795410000000-models-of-callers';
import { CorrectionsAndReview1795430000000 } from './migrations/1795430000000-corrections-and-review';
import { ListsWithNames1795540000000 } from './migrations/1795540000000-lists-with-names';
import { LabelsOfChanges1795560000000 } from './migrations/1795560000000-labels-of-changes';
import { WhatWasFolded1795570000000 } from './migrations/1795570000000-what-was-folded';
import { ReferencesOfChanges1795580000000 } from './migrations/1795580000000-references-of-changes';
import { ReferencesWithWhatIsFiltered1795580100000 } from './migrations/1795580100000-references-with-what-is-filtered';
import { ListsWithMarks1795600100000 } from './migrations/1795600100000-lists-with-marks';
import { CountsOfStretches1795600200000 } from './migrations/1795600200000-counts-of-stretches';
import { CountsFromAnIndexAlone1795610000000 } from './migrations/1795610000000-counts-from-an-index-alone';
import { WhatPartsOfNamesFind1795620000000 } from './migrations/1795620000000-what-parts-of-names-find';
import { MomentsOfMarks1795630000000 } from './migrations/1795630000000-moments-of-marks';
import { WhatIsNotReadWithNames1795640000000 } from './migrations/1795640000000-what-is-not-read-with-names';
import { WhatIsLeftOfAccounts1795650000000 } from './migrations/1795650000000-what-is-left-of-accounts';
import { WhatMarksFind1795600000000 } from './migrations/1795600000000-what-marks-find';
import { WhatIsNotReadByTime1795590000000 } from './migrations/1795590000000-what-is-not-read-by-time';
import { MetadataInDocumentOrder1795350000000 } from './migrations/1795350000000-metadata-in-document-order';
import { WhatIsKeptAndBlamed1795360000000 } from './migrations/1795360000000-what-is-kept-and-blamed';
import { WhoAskedForARun1795470000000 } from './migrations/1795470000000-who-asked-for-a-run';
import { EventsByDay1795480100000 } from './migrations/1795480100000-events-by-day';
import { WhereDaysBegin1795480000000 } from './migrations/1795480000000-where-days-begin';

/** The queue is looked at this often, in case its wake-up call was lost, or a replica died with runs in hand. */
const LOOK_MS = 500;

/** A recogniser that an upgrade of the machine took away, or brought back, is noticed within a minute. */
const RECOGNISER_MS = 60_000;

/** As long as a connection that was made anew may be slow; where many come and go, those that stay are asked so often, for a second of the database's CPU. */
const WARM_MS = 60_000;

/** A round counts fifty extractions in well under a second: 70,000 a day, beside all other work. */
const COUNT_MS = 60_000;

/** Turns a stored document into a table; owns files and extractions. */
export const extractionService = defineService({
  name: 'extraction',
  config: extractionConfig,
  database: {
    entities: [Extraction, ModelKey],
    migrations: [
      FilesAndExtractions1763600100000,
      MetadataInDocumentOrder1795350000000,
      WhatIsKeptAndBlamed1795360000000,
      FileNamesAsPeopleSortThem1795400000000,
      WhatWasAskedAndFound1795400100000,
      Batches1795400200000,
      Schemas1795400300000,
      ModelsOfCallers1795410000000,
      CorrectionsAndReview1795430000000,
      SplitFiles1795440000000,
      CountsOfTheList1795455000000,
      ListsFromIndexesAlone1795455100000,
      WhoAskedForARun1795470000000,
      PicturesForModels1795475000000,
      WhereDaysBegin1795480000000,
      EventsByDay1795480100000,
      WhatIsNotRead1795485000000,
      PartsOfFileNames1795490000000,
      StretchesOfLongLists1795500000000,
      LabelsWithWhatIsFiltered1795500100000,
      WhatFailuresTook1795510000000,
      PartsOfNamesInSmallLetters1795520000000,
      PartsOfNamesOfAnAccount1795530000000,
      ListsWithNames1795540000000,
      LabelsOfChanges1795560000000,
      WhatWasFolded1795570000000,
      ReferencesOfChanges1795580000000,
      ReferencesWithWhatIsFiltered1795580100000,
      WhatIsNotReadByTime1795590000000,
      WhatMarksFind1795600000000,
      ListsWithMarks1795600100000,
      CountsOfStretches1795600200000,
      CountsFromAnIndexAlone1795610000000,
      WhatPartsOfNamesFind1795620000000,
      MomentsOfMarks1795630000000,
      WhatIsNotReadWithNames1795640000000,
      WhatIsLeftOfAccounts1795650000000,
    ],
  },
  http: null,
  questionsOfAccount: (config) => questionsOfAccount(config),
  module: (parts) => ExtractionModule.forRoot(parts),
  workers: (app, { logger, storage, dataSource }) => {
    const pool = app.get(WorkerPool, { strict: false });
    const drawingPool = app.get(DrawingPool, { strict: false });
    const queue = app.get(RunQueue, { strict: false });
    const modelQueue = app.get(ModelQueue, { strict: false });
    const recogniser = app.get(RecogniserWatch, { strict: false });
    const connections = app.get(CheckedConnections, { strict: false });
    const { withoutNetwork, endsWithParent } = engineConfinement();
    measureQueue(dataSource, app.get(Clock, { strict: false }));
    logger.info({ withoutNetwork, endsWithParent }, "the engine's processes");
    // Stopped from the last to the first.
    return [
      { start: () => storage.claim(() => hasFiles(dataSource)), stop: () => Promise.resolve() },
      { start: () => recogniser.refresh(), stop: () => Promise.resolve() },
      every({ name: 'look whether the recogniser starts', milliseconds: RECOGNISER_MS, run: () => recogniser.refresh(), logger }),
      { name: 'engine', stop: () => allEnded([pool.close(), drawingPool.close()]) },
      { name: 'connections to models', stop: () => connections.close() },
      { name: 'documents', stop: () => allEnded([queue.stop(), modelQueue.stop()]) },
      ...looksAtRows(app).map((work) => every({ ...work, logger })),
    ];
  },
  // A replica has them of its own machine: where a new release's image lacks them, the rollout stops at the first.
  checks: (app) => [
    { name: 'recogniser', check: () => app.get(RecogniserWatch, { strict: false }).check() },
    { name: 'engine', check: () => app.get(WorkerPool, { strict: false }).check() },
  ],
});

/** What is looked for now and then among the rows: documents that wait, what is to be counted, what is to go. */
function looksAtRows(app: INestApplicationContext): Omit<Periodic, 'logger'>[] {
  const review = app.get(ReviewService, { strict: false });
  const sweeper = app.get(Sweeper, { strict: false });
  const claims = app.get(ClaimsService, { strict: false });
  const queue = app.get(RunQueue, { strict: false });
  const modelQueue = app.get(ModelQueue, { strict: false });
  const counts = app.get(ListCounts, { strict: false });
  const stretches = app.get(ListStretches, { strict: false });
  const marks = app.get(ListMarks, { strict: false });
  const parts = app.get(ListParts, { strict: false });
  const warmth = app.get(ListWarmth, { strict: false });
  return [
    {
      name: 'look for waiting documents',
      milliseconds: LOOK_MS,
      atOnce: true,
      run: async () => (await claims.isAnyUnfinished()) && Promise.all([queue.fill(), modelQueue.fill()]),
    },
    { name: 'count what an earlier release did not', milliseconds: COUNT_MS, atOnce: true, run: () => review.countUncounted() },
    { name: 'fold the counts of lists', milliseconds: FOLD_MS, atOnce: true, run: () => counts.fold() },
    { name: 'fold what changed into stretches', milliseconds: FOLD_MS, atOnce: true, run: (round) => stretches.fold({}, round) },
    { name: 'count what labels and references find', milliseconds: FOLD_MS, run: (round) => marks.keep(undefined, round) },
    { name: 'count what parts of names find', milliseconds: FOLD_MS, run: (round) => parts.keep({}, round) },
    { name: 'ask for lists on new connections', milliseconds: WARM_MS, atOnce: true, run: (round) => warmth.warm(round) },
    { name: 'remove what nobody will ask for', milliseconds: SWEEP_MS, atOnce: true, run: (round) => sweeper.sweep(round) },
  ];
}

/** Whether a document was ever stored; its owner alone may take an empty folder for a new storage. */
async function hasFiles(dataSource: DataSource): Promise<boolean> {
  const rows: unknown[] = await dataSource.query('SELECT FROM extraction.file LIMIT 1');
  return rows.length > 0;
}
