import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ModelProvider } from '@gridline/contracts';
import type { LanguageModel } from 'ai';

/** A caller's model with its key in the clear; never logged. */
export interface CallerModel {
  provider: ModelProvider;
  model: string;
  apiKey: string;
  /** Where the provider's interface is; its own address where it is not given. */
  baseUrl?: string;
}

/** The provider's adapter for a model, whose every request goes through `fetch`. */
export function toLanguageModel({ provider, model, apiKey, baseUrl: baseURL }: CallerModel, fetch: typeof globalThis.fetch): LanguageModel {
  if (provider === 'openai') return createOpenAI({ apiKey, baseURL, fetch }).chat(model);
  if (provider === 'anthropic') return createAnthropic({ apiKey, baseURL, fetch })(model);
  if (provider === 'google') return createGoogleGenerativeAI({ apiKey, baseURL, fetch })(model);
  return createOpenAICompatible({ name: 'caller', apiKey, baseURL: baseURL ?? '', fetch, supportsStructuredOutputs: true })(model);
}
