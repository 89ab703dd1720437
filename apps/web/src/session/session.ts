import { ApiError } from '@gridline/client';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { request } from '../api/http';
import { forgetSecrets } from '../developers/shown-secret';

export interface Account {
  id: string;
  email: string;
  name: string;
}

/** Key of the remembered session. */
export const SESSION = ['session'];

/** Who is signed in; null for nobody. */
export const useSession = () => useQuery({ queryKey: SESSION, queryFn: readSession, staleTime: Infinity });

async function readSession(): Promise<Account | null> {
  try {
    return (await request<{ account: Account }>('GET', '/api/auth/session')).account;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

interface Credentials {
  email: string;
  password: string;
  name?: string;
}

/** Signs in or up; what another account left in memory is forgotten. */
export function useSignIn(route: 'sign-in' | 'sign-up') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => request<{ account: Account }>('POST', `/api/auth/${route}`, credentials),
    onSuccess: ({ account }) => forgetAllBut(client, account),
  });
}

/** The one-time token of a link to a new password; undefined at any other address. */
export const resetToken = (hash: string): string | undefined => /^reset=([\w-]+)$/.exec(hash)?.[1];

/** Sets the password that the link is for; whoever was signed in is not any more. */
export function useNewPassword(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (newPassword: string) => request('POST', '/api/auth/reset-password', { token, newPassword }),
    onSuccess: () => forgetAllBut(client, null),
  });
}

/** Sets a new password; every other session ends. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (passwords: { currentPassword: string; newPassword: string }) => request('PUT', '/api/auth/password', passwords),
  });

/** Ends every session, this one too. */
export function useSignOutEverywhere() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('POST', '/api/auth/sign-out-everywhere'),
    onSuccess: () => forgetAllBut(client, null),
  });
}

interface AccountChange {
  name?: string;
  email?: string;
  /** Needed for another address. */
  currentPassword?: string;
}

/** Changes the name or the address of the account. */
export function useChangeAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: AccountChange) => request<{ account: Account }>('PATCH', '/api/account', change),
    onSuccess: ({ account }) => client.setQueryData(SESSION, account),
  });
}

/** Closes the account for good, with everything that it has. */
export function useCloseAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (currentPassword: string) => request('DELETE', '/api/account', { currentPassword }),
    onSuccess: () => forgetAllBut(client, null),
  });
}

export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('POST', '/api/auth/sign-out'),
    onSuccess: () => forgetAllBut(client, null),
  });
}

function forgetAllBut(client: QueryClient, account: Account | null): void {
  forgetSecrets();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION[0] });
  client.setQueryData(SESSION, account);
}
