import { ServiceError, type AnswerSchema, type PageImages } from '@gridline/contracts';
import { WorkerLost, type ExtractedDocument, type SaidByModel, type TranscribedDocument, type WorkerPool } from '@gridline/engine';
import { askModel } from './ask-model';
import { INSTRUCTIONS } from './instructions';
import type { ModelKeysService } from './model-keys.service';
import type { PageImage } from './page-images';
import { toWindows, tokensOf, type PageWindow } from './page-windows';
import { toLanguageModel } from './providers';
import { refuseExcess } from './refuse-excess';

/** What a run by the caller's model tells of it. */
export interface ModelUse {
  provider: string;
  name: string;
  inputTokens: number;
  outputTokens: number;
  /** Pages that it was shown as pictures. */
  pageImages: number[];
}

/** What the caller wants of a run. */
interface Wishes {
  /** Tokens that the model may cost. */
  maxCost: number | null;
  schema: AnswerSchema | null;
  /** Which pages the model is shown; those that were read badly where nothing was said. */
  pageImages: PageImages | null;
}

/** A document as our engine read it, and the pages that go along as pictures. */
export type ReadForModel = TranscribedDocument & { images: readonly PageImage[] };

/** A table in JSON is about so much longer than as it is printed. An estimate for the cap, which has to be told before anything is known. */
const ANSWER_SHARE = 1.2;

/** Has the account's own model answer for a document that our engine read, and looks its answers up. */
export class CallerModelService {
  constructor(
    private readonly keys: Pick<ModelKeysService, 'open'>,
    private readonly fetch: typeof globalThis.fetch,
    private readonly timeLimitMs: number,
    private readonly pool: Pick<WorkerPool, 'ground'>,
  ) {}

  /** Throws `model_key_missing`, `max_cost_exceeded` before anything is sent, or `model_provider_error`. */
  async answer(
    accountId: string,
    read: ReadForModel,
    { maxCost, schema, pageImages }: Wishes,
  ): Promise<{ result: ExtractedDocument; model: ModelUse }> {
    const model = await this.keys.open(accountId);
    if (!read.transcript.isWhole)
      throw new ServiceError('max_cost_exceeded', 'The sheet or text is longer than a model is asked about. Send it with `engine=hosted`.');
    const windows = toWindows(read.transcript, read.images);
    refusePast(maxCost, windows);
    const signal = AbortSignal.timeout(this.timeLimitMs);
    const asked = await askModel(toLanguageModel(model, this.fetch), model.model, windows, signal, {
      schema,
      mustShow: pageImages === 'always',
    });
    refuseExcess(asked.answer, read.transcript);
    const result = await this.looked({ answer: asked.answer, transcript: read.transcript, own: read.result, schema: schema ?? undefined });
    const { inputTokens, outputTokens, pageImages: shown } = asked;
    return { result, model: { provider: model.provider, name: model.model, inputTokens, outputTokens, pageImages: shown } };
  }

  /** Somebody may have ended the process; the model is not asked again for that. */
  private looked(said: SaidByModel): Promise<ExtractedDocument> {
    return this.pool.ground(said).catch((error: unknown) => {
      if (error instanceof WorkerLost) return this.pool.ground(said);
      throw error;
    });
  }
}

function refusePast(maxCost: number | null, windows: readonly PageWindow[]): void {
  if (maxCost === null) return;
  const asked = windows.reduce((sum, { tokens }) => sum + tokens + tokensOf(INSTRUCTIONS) + Math.ceil(tokens * ANSWER_SHARE), 0);
  if (asked > maxCost) throw new ServiceError('max_cost_exceeded', `The document would cost about ${asked} tokens; the cap is ${maxCost}.`);
}
