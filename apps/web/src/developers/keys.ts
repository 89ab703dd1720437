import type { Scope } from '@gridline/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/http';
import { showSecret } from './shown-secret';

/** A key as it is listed; its secret is not part of it. */
export interface ApiKey {
  id: string;
  name: string;
  scopes: Scope[];
  hint: string;
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
}

interface NewApiKey {
  name: string;
  scopes: Scope[];
  expiresInDays?: number;
}

const KEYS = ['keys'];

export const useApiKeys = () => useQuery({ queryKey: KEYS, queryFn: () => request<{ data: ApiKey[] }>('GET', '/api/tokens') });

export function useMakeKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (key: NewApiKey) => request<ApiKey & { key: string }>('POST', '/api/tokens', key),
    onSuccess: ({ key }) => {
      showSecret('key', key);
      return client.invalidateQueries({ queryKey: KEYS });
    },
  });
}

export function useRevokeKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request('DELETE', `/api/tokens/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: KEYS }),
  });
}
