import { SETTINGS, SIGNED_IN, type PermissionRow } from './permission-row';

/** Those who read news on request: administrators, and people who review what comes of it. */
const READERS = { roles: SETTINGS.roles, orScope: 'investments:write' } as const;

export const ARTICLES_PERMISSIONS = [
  { operationId: 'listArticles', method: 'GET', path: '/auth/articles', allow: SIGNED_IN },
  { operationId: 'addArticle', method: 'POST', path: '/auth/articles', allow: READERS },
  { operationId: 'extractArticle', method: 'POST', path: '/auth/articles/:id/extract', allow: READERS },
] as const satisfies readonly PermissionRow[];
