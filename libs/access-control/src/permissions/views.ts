import { SIGNED_IN, type PermissionRow } from './permission-row';

const VIEW = '/auth/views/:id';

/** Permissions for views. Changing or deleting a view also depends on its creator and on whether the team shares it. */
export const VIEWS_PERMISSIONS = [
  { operationId: 'listViews', method: 'GET', path: '/auth/views', allow: SIGNED_IN },
  { operationId: 'createView', method: 'POST', path: '/auth/views', allow: SIGNED_IN },
  { operationId: 'countViewNews', method: 'GET', path: '/auth/views/counts', allow: SIGNED_IN },
  { operationId: 'updateView', method: 'PATCH', path: VIEW, allow: SIGNED_IN },
  { operationId: 'deleteView', method: 'DELETE', path: VIEW, allow: SIGNED_IN },
  { operationId: 'saveViewDraft', method: 'PUT', path: `${VIEW}/draft`, allow: SIGNED_IN },
  { operationId: 'discardViewDraft', method: 'DELETE', path: `${VIEW}/draft`, allow: SIGNED_IN },
  { operationId: 'visitView', method: 'POST', path: `${VIEW}/visit`, allow: SIGNED_IN },
] as const satisfies readonly PermissionRow[];
