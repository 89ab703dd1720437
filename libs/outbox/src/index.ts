export { Inbox } from './inbox';
export { Outbox } from './outbox';
export { OutboxRelay } from './outbox-relay';
export { outboxTables } from './outbox-tables';
