export { before } from './before';
export { bounded } from './bounded';
export { CheckedConnections, FLOOD_BESIDE_BODIES, type FloodLimit } from './checked-connections';
export { checkedFetch, type FetchLimits } from './checked-fetch';
export { ConnectTimedOut, HandshakeFailed, type TlsTrust } from './checked-connector';
export { PrivateTargets } from './private-targets';
export { privateTargets } from './private-targets.variable';
export { SystemResolver, type HostResolver } from './resolver';
export { TargetCheck, TargetRejected, type CheckedTarget, type RejectionReason } from './target-check';
