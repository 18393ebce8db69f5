import { SETTINGS, WRITERS, type PermissionRow } from './permission-row';

export const REVIEW_PERMISSIONS = [
  { operationId: 'readReviewSettings', method: 'GET', path: '/auth/review/settings', allow: SETTINGS },
  { operationId: 'saveReviewSettings', method: 'PUT', path: '/auth/review/settings', allow: SETTINGS },
  { operationId: 'decideFound', method: 'POST', path: '/auth/review/companies/decide', allow: SETTINGS },
  { operationId: 'listReviewDecisions', method: 'GET', path: '/auth/review/decisions', allow: SETTINGS },
  { operationId: 'listDiscardedNames', method: 'GET', path: '/auth/review/discarded-names', allow: SETTINGS },
  {
    operationId: 'allowDiscardedName',
    method: 'DELETE',
    path: '/auth/review/discarded-names/:id',
    allow: SETTINGS,
  },
  { operationId: 'listReviewArticles', method: 'GET', path: '/auth/review/articles', allow: WRITERS },
  { operationId: 'countReview', method: 'GET', path: '/auth/review/count', allow: WRITERS },
  { operationId: 'readReviewArticle', method: 'GET', path: '/auth/review/articles/:id', allow: WRITERS },
  {
    operationId: 'claimReviewArticle',
    method: 'POST',
    path: '/auth/review/articles/:id/claim',
    allow: WRITERS,
  },
  {
    operationId: 'releaseReviewArticle',
    method: 'DELETE',
    path: '/auth/review/articles/:id/claim',
    allow: WRITERS,
  },
  {
    operationId: 'decideReviewValues',
    method: 'POST',
    path: '/auth/review/articles/:id/decisions',
    allow: WRITERS,
  },
  {
    operationId: 'acceptReviewCompany',
    method: 'POST',
    path: '/auth/review/companies/:id/accept-at-once',
    allow: WRITERS,
  },
  {
    operationId: 'setAsideReviewCompany',
    method: 'POST',
    path: '/auth/review/companies/:id/set-aside',
    allow: WRITERS,
  },
  {
    operationId: 'mergeReviewCompany',
    method: 'POST',
    path: '/auth/review/companies/:id/merge',
    allow: WRITERS,
  },
  {
    operationId: 'postponeReviewArticle',
    method: 'POST',
    path: '/auth/review/articles/:id/later',
    allow: WRITERS,
  },
  {
    operationId: 'undoReviewStep',
    method: 'POST',
    path: '/auth/review/steps/:id/undo',
    // The role super may undo decisions about companies, as in LLM Results. The server rejects its requests for other
    // steps.
    allow: { roles: SETTINGS.roles, orScope: 'investments:write' },
  },
  { operationId: 'listReviewSteps', method: 'GET', path: '/auth/review/steps', allow: WRITERS },
] as const satisfies readonly PermissionRow[];
