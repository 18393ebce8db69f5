import { SETTINGS, SIGNED_IN, type PermissionRow } from './permission-row';

/** Callers that may request the extraction of an article: administrators, and users who review the results. */
const READERS = { roles: SETTINGS.roles, orScope: 'investments:write' } as const;

export const ARTICLES_PERMISSIONS = [
  { operationId: 'listArticles', method: 'GET', path: '/auth/articles', allow: SIGNED_IN },
  { operationId: 'addArticle', method: 'POST', path: '/auth/articles', allow: READERS },
  { operationId: 'extractArticle', method: 'POST', path: '/auth/articles/:id/extract', allow: READERS },
] as const satisfies readonly PermissionRow[];
