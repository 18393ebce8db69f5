import { SIGNED_IN, WRITERS, type PermissionRow } from './permission-row';

const WORK = '/auth/investments/:id/work';

export const WORK_PERMISSIONS = [
  { operationId: 'listWork', method: 'GET', path: '/auth/investments/work', allow: SIGNED_IN },
  { operationId: 'readWork', method: 'GET', path: WORK, allow: SIGNED_IN },
  { operationId: 'changeWork', method: 'PATCH', path: WORK, allow: WRITERS },
] as const satisfies readonly PermissionRow[];
