import { SIGNED_IN, type PermissionRow } from './permission-row';

export const CHAIN_PERMISSIONS = [
  { operationId: 'readChain', method: 'GET', path: '/auth/chain', allow: SIGNED_IN },
] as const satisfies readonly PermissionRow[];
