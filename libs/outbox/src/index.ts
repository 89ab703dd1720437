export { Inbox } from './inbox';
export { Outbox } from './outbox';
export { OutboxRelay } from './outbox-relay';
export { outboxTables, outboxTrace } from './outbox-tables';
