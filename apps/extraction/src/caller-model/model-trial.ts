import { ServiceError } from '@gridline/contracts';
import { TargetCheck, TargetRejected } from '@gridline/targets';
import { generateText } from 'ai';
import { toModelError } from './model-calls';
import { toLanguageModel, type CallerModel } from './providers';

/** A person waits for the trial; a model that takes longer for one word is none for documents. */
const TRIAL_MS = 20_000;
/** Some providers refuse fewer tokens than these. */
const TRIAL_TOKENS = 16;

/** Tries a model before its key is kept. */
export class ModelTrial {
  constructor(
    private readonly targets: TargetCheck,
    private readonly fetch: typeof globalThis.fetch,
  ) {}

  /**
   * Throws `invalid_parameter` for an address that may not be reached, `busy` where nobody could tell, `model_provider_error` where the model does
   * not answer.
   */
  async run(model: CallerModel): Promise<void> {
    if (model.baseUrl !== undefined) await this.checkAddress(model.baseUrl);
    try {
      await generateText({
        model: toLanguageModel(model, this.fetch),
        prompt: 'Answer with the word: ready',
        maxOutputTokens: TRIAL_TOKENS,
        maxRetries: 0,
        abortSignal: AbortSignal.timeout(TRIAL_MS),
      });
    } catch (error) {
      throw toModelError(error, model.model);
    }
  }

  private async checkAddress(baseUrl: string): Promise<void> {
    await this.targets.check(baseUrl).catch((error: unknown) => {
      if (!(error instanceof TargetRejected)) throw error;
      if (error.isPassing) throw new ServiceError('busy', "The host of the model's address could not be looked up.", { cause: error });
      throw new ServiceError('invalid_parameter', 'A parameter is not valid.', {
        errors: [{ location: 'body.baseUrl', message: 'an https address of the public internet' }],
        cause: error,
      });
    });
  }
}
