import { fitSchema } from '../answer/fit-schema';
import { openDocument } from '../extract-document';
import { groundAnswer } from '../grounding/ground-answer';
import { serveDocuments } from './serve-documents';

serveDocuments(openDocument, ({ answer, transcript, own, schema }) => {
  const { result } = groundAnswer(transcript, own, answer);
  return schema ? fitSchema(result, schema) : result;
});
