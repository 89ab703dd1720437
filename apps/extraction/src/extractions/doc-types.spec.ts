import { DOC_TYPES as promised } from '@gridline/contracts';
import { DOC_TYPES as made } from '@gridline/engine';

it('promises exactly the document types that the engine makes', () => {
  expect([...promised]).toEqual([...made]);
});
