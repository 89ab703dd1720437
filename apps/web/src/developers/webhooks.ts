import type { webhookDeliveries, webhookList, webhookTest, WebhookEndpoint, WebhookEventName, WebhookStatus } from '@gridline/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/http';
import { showSecret } from './shown-secret';

export type { WebhookEndpoint };
export type TestResult = (typeof webhookTest)['output']['_output'];
type DeliveryLog = (typeof webhookDeliveries)['output']['_output'];
export type Delivery = DeliveryLog['data'][number];

const ENDPOINTS = ['endpoints'];
const LOG_POLL_MS = 3_000;
/** Its receiver has ten, the service fifteen. */
const TEST_SILENCE_SECONDS = 20;

const pathOf = (id: string): string => `/api/webhooks/${id}`;

export const useEndpoints = () =>
  useQuery({ queryKey: ENDPOINTS, queryFn: () => request<(typeof webhookList)['output']['_output']>('GET', '/api/webhooks') });

/** The latest deliveries of an endpoint; looked at again while the log is open. */
export const useDeliveryLog = (id: string) =>
  useQuery({
    queryKey: [...ENDPOINTS, id, 'log'],
    queryFn: () => request<DeliveryLog>('GET', `${pathOf(id)}/deliveries?limit=20`),
    refetchInterval: LOG_POLL_MS,
  });

/** A change to endpoints, after which they are read anew. */
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: ENDPOINTS }) });
}

type WithSecret = WebhookEndpoint & { secret: string };

export const useAddEndpoint = () =>
  useChange(async (endpoint: { url: string; description: string; events: WebhookEventName[] }) =>
    showSecret('endpoint', (await request<WithSecret>('POST', '/api/webhooks', endpoint)).secret),
  );

export const useSetStatus = (id: string) => useChange((status: WebhookStatus) => request('PATCH', pathOf(id), { status }));

export const useSetEvents = (id: string) => useChange((events: WebhookEventName[]) => request('PATCH', pathOf(id), { events }));

export const useRemoveEndpoint = (id: string) => useChange(() => request('DELETE', pathOf(id)));

export const useRotateSecret = (id: string) =>
  useChange(async () => showSecret(id, (await request<WithSecret>('POST', `${pathOf(id)}/rotate-secret`)).secret));

export const useTestEndpoint = (id: string) =>
  useChange(() => request<TestResult>('POST', `${pathOf(id)}/test`, undefined, {}, { silenceSeconds: TEST_SILENCE_SECONDS }));

export const useRedeliver = (id: string) =>
  useChange((deliveryId: string) => request('POST', `${pathOf(id)}/deliveries/${deliveryId}/redeliver`));
