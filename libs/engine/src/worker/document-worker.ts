import { openDocument } from '../extract-document';
import { serveDocuments } from './serve-documents';

serveDocuments(openDocument);
