import { ApiError } from '@gridline/client';
import type { modelKeyView, reviewSetting } from '@gridline/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/http';
import { DOCUMENTS } from '../api/query-keys';

const SETTINGS = ['settings'];

/** What needs a person is counted anew within the request, for up to 60. */
const COUNT_SILENCE_SECONDS = 65;
/** The key is tried at its provider, for up to 25. */
const TRIAL_SILENCE_SECONDS = 30;

interface Retention {
  retentionDays: number | null;
}
type ReviewSetting = (typeof reviewSetting)['_output'];
type ModelKey = (typeof modelKeyView)['_output'];

/** One setting, read and written at one address. */
function useSetting<Setting>(name: string) {
  const client = useQueryClient();
  const queryKey = [...SETTINGS, name];
  const path = `/api/settings/${name}`;
  const read = useQuery({ queryKey, queryFn: () => request<Setting>('GET', path) });
  const write = useMutation({
    mutationFn: (setting: Setting) => request<Setting>('PUT', path, setting, {}, { silenceSeconds: COUNT_SILENCE_SECONDS }),
    onSuccess: (setting) => {
      client.setQueryData(queryKey, setting);
      // What needs a person, and what is still there, may be others now.
      return client.invalidateQueries({ queryKey: DOCUMENTS });
    },
  });
  return { setting: read.data, reading: read, write };
}

export const useRetention = () => useSetting<Retention>('retention');
export const useReviewSetting = () => useSetting<ReviewSetting>('review');

const MODEL_KEY = [...SETTINGS, 'model-key'];
const MODEL_KEY_PATH = '/api/settings/model-key';

/** The account's own model; null where it has none. */
export const useModelKey = () => useQuery({ queryKey: MODEL_KEY, queryFn: readModelKey });

async function readModelKey(): Promise<ModelKey | null> {
  try {
    return await request<ModelKey>('GET', MODEL_KEY_PATH);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** What a person says of a model of theirs; the key is never read again. */
export interface NewModelKey {
  provider: ModelKey['provider'];
  model: string;
  apiKey: string;
  baseUrl?: string;
  useByDefault: boolean;
}

export function useSetModelKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (key: NewModelKey) => request<ModelKey>('PUT', MODEL_KEY_PATH, key, {}, { silenceSeconds: TRIAL_SILENCE_SECONDS }),
    onSuccess: (key) => client.setQueryData(MODEL_KEY, key),
  });
}

export function useForgetModelKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('DELETE', MODEL_KEY_PATH),
    onSuccess: () => client.setQueryData(MODEL_KEY, null),
  });
}
