export { Inbox } from './inbox';
export { Outbox } from './outbox';
export { OutboxRelay } from './outbox-relay';
export { boundEvents, outboxTables, outboxTrace, splitEvents } from './outbox-tables';
