import type { WebhookDeliveryStatus, WebhookEndpoint } from '@gridline/contracts';
import type { Endpoint } from './endpoint.entity';

/** An endpoint's newest delivery. */
export interface LastDelivery {
  status: WebhookDeliveryStatus;
  createdAt: Date;
}

/** An endpoint as its owner sees it. */
export const toEndpointView = (endpoint: Endpoint, last: LastDelivery | undefined): WebhookEndpoint => ({
  id: endpoint.id,
  url: endpoint.url,
  description: endpoint.description,
  status: endpoint.status,
  events: endpoint.events,
  disabledReason: endpoint.disabledReason,
  secretHint: endpoint.secretHint,
  createdAt: endpoint.createdAt.toISOString(),
  lastDeliveryAt: last?.createdAt.toISOString() ?? null,
  lastDeliveryStatus: last?.status ?? null,
});
