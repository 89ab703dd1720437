import {
  eventsReplay,
  extractionAccept,
  extractionBrowse,
  extractionCorrect,
  extractionDelete,
  extractionGet,
  extractionHead,
  extractionList,
  extractionOutcomes,
  extractionRequested,
  extractionRows,
  extractionStatus,
  fileDelete,
  fileGet,
} from '@gridline/contracts';
import type { Duties } from '@gridline/messaging';

/** What the extraction service answers and consumes. */
export const duties: Duties = {
  answers: [
    eventsReplay,
    extractionAccept,
    extractionBrowse,
    extractionCorrect,
    extractionDelete,
    extractionGet,
    extractionHead,
    extractionList,
    extractionOutcomes,
    extractionRows,
    extractionStatus,
    fileDelete,
    fileGet,
  ],
  consumes: [extractionRequested],
};
