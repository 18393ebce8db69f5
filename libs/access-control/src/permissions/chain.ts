import { SETTINGS, SIGNED_IN, type PermissionRow } from './permission-row';

export const CHAIN_PERMISSIONS = [
  { operationId: 'readChain', method: 'GET', path: '/auth/chain', allow: SIGNED_IN },
  { operationId: 'startChainRun', method: 'POST', path: '/auth/chain/runs', allow: SETTINGS },
  { operationId: 'stopChainRun', method: 'POST', path: '/auth/chain/runs/:id/stop', allow: SETTINGS },
] as const satisfies readonly PermissionRow[];
