import { SIGNED_IN, type PermissionRow } from './permission-row';

export const ARTICLES_PERMISSIONS = [
  { operationId: 'listArticles', method: 'GET', path: '/auth/articles', allow: SIGNED_IN },
] as const satisfies readonly PermissionRow[];
