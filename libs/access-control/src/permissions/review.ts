import { SETTINGS, type PermissionRow } from './permission-row';

export const REVIEW_PERMISSIONS = [
  { operationId: 'readReviewSettings', method: 'GET', path: '/auth/review/settings', allow: SETTINGS },
  { operationId: 'saveReviewSettings', method: 'PUT', path: '/auth/review/settings', allow: SETTINGS },
  { operationId: 'acceptFound', method: 'POST', path: '/auth/review/companies/:id/accept', allow: SETTINGS },
  {
    operationId: 'discardFound',
    method: 'POST',
    path: '/auth/review/companies/:id/discard',
    allow: SETTINGS,
  },
  { operationId: 'decideFound', method: 'POST', path: '/auth/review/companies/decide', allow: SETTINGS },
  { operationId: 'listReviewDecisions', method: 'GET', path: '/auth/review/decisions', allow: SETTINGS },
  {
    operationId: 'undoReviewDecision',
    method: 'POST',
    path: '/auth/review/decisions/:id/undo',
    allow: SETTINGS,
  },
  { operationId: 'listDiscardedNames', method: 'GET', path: '/auth/review/discarded-names', allow: SETTINGS },
  {
    operationId: 'allowDiscardedName',
    method: 'DELETE',
    path: '/auth/review/discarded-names/:id',
    allow: SETTINGS,
  },
  { operationId: 'listReviewArticles', method: 'GET', path: '/auth/review/articles', allow: SETTINGS },
  { operationId: 'countReview', method: 'GET', path: '/auth/review/count', allow: SETTINGS },
  { operationId: 'readReviewArticle', method: 'GET', path: '/auth/review/articles/:id', allow: SETTINGS },
  {
    operationId: 'claimReviewArticle',
    method: 'POST',
    path: '/auth/review/articles/:id/claim',
    allow: SETTINGS,
  },
  {
    operationId: 'releaseReviewArticle',
    method: 'DELETE',
    path: '/auth/review/articles/:id/claim',
    allow: SETTINGS,
  },
] as const satisfies readonly PermissionRow[];
