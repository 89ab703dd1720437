import { DOCUMENT_LIMITS, ERRORS } from '@gridline/contracts';
import { ENGINE_LIMITS, type EngineErrorCode } from '@gridline/engine';

/** Every code of the engine; the compiler refuses one that is missing here. */
const ENGINE_CODES: Record<EngineErrorCode, true> = {
  invalid_parameter: true,
  empty_file: true,
  unsupported_media_type: true,
  page_limit_exceeded: true,
  encrypted_document: true,
  corrupt_document: true,
  image_too_large: true,
  no_content: true,
  extraction_timeout: true,
};

describe('what the reference says of documents', () => {
  it('is what the engine enforces', () => {
    expect(DOCUMENT_LIMITS).toEqual(ENGINE_LIMITS);
  });

  it.each(Object.keys(ENGINE_CODES))('tells of %s', (code) => {
    expect(Object.keys(ERRORS)).toContain(code);
  });
});
