import { CallerModelService } from '../../apps/extraction/src/caller-model/caller-model.service';
import type { CallerModel } from '../../apps/extraction/src/caller-model/providers';
import { UsageError } from '../command-line/run-command';
import type { AskElsewhere } from './run-documents';

const PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
/** For one document; a person waits for the whole bench. */
const TIME_LIMIT_MS = 600_000;

/** How a model of the caller's own is named on the command line. */
export interface ModelOptions {
  provider?: string;
  model?: string;
  'base-url'?: string;
}

/** Answers by a model of one's own, as the service has it answer. Its key is in MODEL_API_KEY: command lines are seen by others. */
export function askOwnModel(options: ModelOptions): AskElsewhere {
  const model = readModel(options);
  return async (pool, read) => {
    const service = new CallerModelService({ open: () => Promise.resolve(model) }, fetch, TIME_LIMIT_MS, pool);
    return (await service.answer('bench', { ...read, images: [] }, { maxCost: null, schema: null, pageImages: 'never' })).result;
  };
}

function readModel({ provider = 'openai-compatible', model, 'base-url': baseUrl }: ModelOptions): CallerModel {
  const known = PROVIDERS.find((name) => name === provider);
  if (!known) throw new UsageError(`There is no provider ${provider}.`);
  if (!model) throw new UsageError('--engine byok needs --model NAME.');
  if (known === 'openai-compatible' && !baseUrl) throw new UsageError('A compatible provider needs --base-url URL.');
  return { provider: known, model, apiKey: process.env['MODEL_API_KEY'] ?? '', baseUrl };
}
