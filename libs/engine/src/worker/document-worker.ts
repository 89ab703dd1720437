import { fitSchema } from '../answer/fit-schema';
import { extractDocument, openDocument } from '../extract-document';
import { groundAnswer } from '../grounding/ground-answer';
import { serveDocuments } from './serve-documents';

/**
 * What a process does for the first time takes thirty times as long as the second (a sheet of two lines 90 ms and then 3, of a processor). It is
 * done before the process is ready: somebody's small file, which met a new process beside another's flood, waited five times as long as usual.
 */
const FIRST_DOCUMENT = Buffer.from('Position,Description,Amount\n1,First,10.50\n2,Second,4.00\n');

void extractDocument(FIRST_DOCUMENT).finally(() =>
  serveDocuments(openDocument, ({ answer, transcript, own, schema }) => {
    const { result } = groundAnswer(transcript, own, answer);
    return schema ? fitSchema(result, schema) : result;
  }),
);
