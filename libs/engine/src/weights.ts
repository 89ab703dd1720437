import * as answer from './answer/weights';
import * as checks from './checks/weights';
import * as classify from './classify/weights';
import * as confidence from './confidence/weights';
import * as fieldsCandidates from './fields/candidates/weights';
import * as fieldsChoose from './fields/choose/weights';
import * as fieldsLabels from './fields/labels/weights';
import * as fieldsParties from './fields/parties/weights';
import * as fieldsTotals from './fields/totals/weights';
import * as fieldsValues from './fields/values/weights';
import { GAP_EM } from './layout/gaps';
import * as grounding from './grounding/weights';
import * as layout from './layout/weights';
import * as lexicon from './lexicon/weights';
import * as readers from './readers/weights';
import * as readersCsv from './readers/csv/weights';
import * as readersImage from './readers/image/weights';
import * as readersPdf from './readers/pdf/weights';
import * as readersSource from './readers/source/weights';
import * as readersText from './readers/text/weights';
import * as recognise from './recognise/weights';
import * as recogniseLetters from './recognise/letters/weights';
import * as recogniseMarks from './recognise/marks/weights';
import * as recogniseNoise from './recognise/noise/weights';
import * as recogniseReadings from './recognise/readings/weights';
import * as recogniseStraighten from './recognise/straighten/weights';
import * as recogniseTesseract from './recognise/tesseract/weights';
import * as split from './split/weights';
import * as tablesEvidence from './tables/evidence/weights';
import * as tablesFinders from './tables/finders/weights';
import * as tablesGrid from './tables/grid/weights';
import * as tablesItems from './tables/items/weights';
import * as tablesJoin from './tables/join/weights';
import * as tablesLattice from './tables/lattice/weights';
import * as tablesRestore from './tables/restore/weights';
import * as tablesRoles from './tables/roles/weights';
import * as tablesStream from './tables/stream/weights';
import * as tablesUnlabelled from './tables/unlabelled/weights';

/** Every number chosen for the engine, by room: for the bench that measures what each decides (docs/weights.md). */
export const ENGINE_WEIGHTS = {
  answer,
  checks,
  classify,
  confidence,
  'fields/candidates': fieldsCandidates,
  'fields/choose': fieldsChoose,
  'fields/labels': fieldsLabels,
  'fields/parties': fieldsParties,
  'fields/totals': fieldsTotals,
  'fields/values': fieldsValues,
  grounding,
  layout: { ...layout, 'GAP_EM.lines': GAP_EM.lines, 'GAP_EM.words': GAP_EM.words },
  lexicon,
  readers,
  'readers/csv': readersCsv,
  'readers/image': readersImage,
  'readers/pdf': readersPdf,
  'readers/source': readersSource,
  'readers/text': readersText,
  recognise,
  'recognise/letters': recogniseLetters,
  'recognise/marks': recogniseMarks,
  'recognise/noise': recogniseNoise,
  'recognise/readings': recogniseReadings,
  'recognise/straighten': recogniseStraighten,
  'recognise/tesseract': recogniseTesseract,
  split,
  'tables/evidence': tablesEvidence,
  'tables/finders': tablesFinders,
  'tables/grid': tablesGrid,
  'tables/items': tablesItems,
  'tables/join': tablesJoin,
  'tables/lattice': tablesLattice,
  'tables/restore': tablesRestore,
  'tables/roles': tablesRoles,
  'tables/stream': tablesStream,
  'tables/unlabelled': tablesUnlabelled,
};
