import type { Role } from './roles';

/** Who may call: everyone, or the holders of a role (or of a scope beside it). */
export type Allowance =
  | 'public'
  | {
      readonly roles: readonly Role[];
      /** The right of spec §6 also opens the call to other roles. */
      readonly orScope?: 'investments:write';
      /** The target's role decides too: see mayActOn and mayAssign. */
      readonly rank?: true;
    };

export interface PermissionRow {
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Route path with colon parameters. */
  readonly path: string;
  readonly allow: Allowance;
}

const SIGNED_IN = { roles: ['user', 'super', 'admin'] } as const;
const SETTINGS = { roles: ['super', 'admin'] } as const;
const RANKED = { roles: ['super', 'admin'], rank: true } as const;
const WRITERS = { roles: ['admin'], orScope: 'investments:write' } as const;

/**
 * Every call of the server and who may make it. Routes register from this table and
 * tests iterate over it. 'public' means that the handler reads another credential
 * (password, cookie, temporary token) or needs none.
 * Source: security.md, permission matrix (its 47 rows first, in its order).
 */
export const PERMISSIONS = [
  { operationId: 'login', method: 'POST', path: '/auth/login', allow: 'public' },
  { operationId: 'refresh', method: 'POST', path: '/auth/refresh', allow: 'public' },
  { operationId: 'logout', method: 'POST', path: '/auth/logout', allow: 'public' },
  { operationId: 'readStats', method: 'GET', path: '/auth/investments/stats', allow: SIGNED_IN },
  { operationId: 'listCurated', method: 'GET', path: '/auth/startups/curated', allow: SIGNED_IN },
  { operationId: 'listRaw', method: 'GET', path: '/auth/startups/raw', allow: SETTINGS },
  { operationId: 'listInvestments', method: 'GET', path: '/auth/investments', allow: SIGNED_IN },
  { operationId: 'setInvestmentFlags', method: 'PATCH', path: '/auth/investments/:id/flags', allow: WRITERS },
  { operationId: 'setInvestmentText', method: 'PATCH', path: '/auth/investments/:id/text', allow: WRITERS },
  { operationId: 'changePassword', method: 'POST', path: '/auth/change-password', allow: 'public' },
  { operationId: 'changeOwnPassword', method: 'POST', path: '/auth/change-password/self', allow: SIGNED_IN },
  { operationId: 'readUser', method: 'GET', path: '/auth/user', allow: SIGNED_IN },
  { operationId: 'listUsers', method: 'GET', path: '/auth/admin/users', allow: SETTINGS },
  { operationId: 'registerUser', method: 'POST', path: '/auth/register', allow: RANKED },
  { operationId: 'setUserRole', method: 'PATCH', path: '/auth/admin/users/:id/role', allow: RANKED },
  { operationId: 'setUserPassword', method: 'PATCH', path: '/auth/admin/users/:id/password', allow: RANKED },
  { operationId: 'deleteUser', method: 'DELETE', path: '/auth/admin/users/:id', allow: RANKED },
  {
    operationId: 'resetUserPassword',
    method: 'POST',
    path: '/auth/admin/users/:id/reset-password',
    allow: RANKED,
  },
  { operationId: 'listRoles', method: 'GET', path: '/auth/roles', allow: SETTINGS },
  { operationId: 'listParameters', method: 'GET', path: '/auth/admin/parameters', allow: SETTINGS },
  { operationId: 'createParameter', method: 'POST', path: '/auth/admin/parameters', allow: SETTINGS },
  { operationId: 'updateParameter', method: 'PUT', path: '/auth/admin/parameters/:id', allow: SETTINGS },
  { operationId: 'deleteParameter', method: 'DELETE', path: '/auth/admin/parameters/:id', allow: SETTINGS },
  { operationId: 'listParameterChoices', method: 'GET', path: '/auth/parameters', allow: SIGNED_IN },
  {
    operationId: 'readScraperConfig',
    method: 'GET',
    path: '/auth/admin/scrapers/config/news',
    allow: SETTINGS,
  },
  {
    operationId: 'saveScraperConfig',
    method: 'PUT',
    path: '/auth/admin/scrapers/config/news',
    allow: SETTINGS,
  },
  { operationId: 'listPrompts', method: 'GET', path: '/auth/llm/prompts', allow: SETTINGS },
  { operationId: 'activatePrompt', method: 'PUT', path: '/auth/llm/prompts/:id/activate', allow: SETTINGS },
  { operationId: 'readPrompt', method: 'GET', path: '/auth/llm/prompt', allow: SETTINGS },
  { operationId: 'savePrompt', method: 'PUT', path: '/auth/llm/prompt', allow: SETTINGS },
  { operationId: 'importRaw', method: 'POST', path: '/auth/startups/import-raw', allow: SETTINGS },
  { operationId: 'runCuration', method: 'POST', path: '/auth/startups/curate/run', allow: SETTINGS },
  { operationId: 'auditCuration', method: 'POST', path: '/auth/startups/curate/audit', allow: SETTINGS },
  { operationId: 'readScoreConfig', method: 'GET', path: '/auth/admin/score', allow: SETTINGS },
  { operationId: 'saveScoreConfig', method: 'PUT', path: '/auth/admin/score', allow: SETTINGS },
  { operationId: 'readPendingCount', method: 'GET', path: '/auth/llm/pending', allow: SETTINGS },
  { operationId: 'runExtraction', method: 'POST', path: '/auth/llm/run', allow: SETTINGS },
  { operationId: 'resetExtraction', method: 'POST', path: '/auth/llm/reset', allow: SETTINGS },
  { operationId: 'listAwardGroups', method: 'GET', path: '/auth/admin/awards/excl/groups', allow: SETTINGS },
  { operationId: 'listAwardConfig', method: 'GET', path: '/auth/admin/awards/excl/config', allow: SETTINGS },
  {
    operationId: 'listAwardGroupItems',
    method: 'GET',
    path: '/auth/admin/awards/excl/groups/:id/items',
    allow: SETTINGS,
  },
  {
    operationId: 'createAwardGroup',
    method: 'POST',
    path: '/auth/admin/awards/excl/groups',
    allow: SETTINGS,
  },
  {
    operationId: 'updateAwardGroup',
    method: 'PUT',
    path: '/auth/admin/awards/excl/groups/:id',
    allow: SETTINGS,
  },
  {
    operationId: 'deleteAwardGroup',
    method: 'DELETE',
    path: '/auth/admin/awards/excl/groups/:id',
    allow: SETTINGS,
  },
  {
    operationId: 'addAwardGroupItem',
    method: 'POST',
    path: '/auth/admin/awards/excl/groups/:id/items',
    allow: SETTINGS,
  },
  {
    operationId: 'deleteAwardGroupItem',
    method: 'DELETE',
    path: '/auth/admin/awards/excl/items/:id',
    allow: SETTINGS,
  },
  {
    operationId: 'deleteAwardGroupItemByParameter',
    method: 'DELETE',
    path: '/auth/admin/awards/excl/groups/:id/items/by-param/:paramId',
    allow: SETTINGS,
  },
  { operationId: 'listArticles', method: 'GET', path: '/auth/articles', allow: SIGNED_IN },
  { operationId: 'readScoreLedger', method: 'GET', path: '/auth/investments/:id/score', allow: SIGNED_IN },
  { operationId: 'simulateScore', method: 'POST', path: '/auth/admin/score/simulate', allow: SETTINGS },
  {
    operationId: 'listScoreDifference',
    method: 'POST',
    path: '/auth/admin/score/simulate/difference',
    allow: SETTINGS,
  },
  { operationId: 'listScoringVersions', method: 'GET', path: '/auth/admin/score/versions', allow: SETTINGS },
  {
    operationId: 'readScoringVersion',
    method: 'GET',
    path: '/auth/admin/score/versions/:number',
    allow: SETTINGS,
  },
  {
    operationId: 'compareScoringVersions',
    method: 'GET',
    path: '/auth/admin/score/versions/:number/compare',
    allow: SETTINGS,
  },
  {
    operationId: 'noteScoringVersion',
    method: 'PUT',
    path: '/auth/admin/score/versions/:number',
    allow: SETTINGS,
  },
  {
    operationId: 'restoreScoringVersion',
    method: 'POST',
    path: '/auth/admin/score/versions/:number/restore',
    allow: SETTINGS,
  },
  { operationId: 'setUserStatus', method: 'PATCH', path: '/auth/admin/users/:id/status', allow: RANKED },
  {
    operationId: 'setUserScopes',
    method: 'PATCH',
    path: '/auth/admin/users/:id/scopes',
    allow: { roles: ['admin'] },
  },
  { operationId: 'listSessions', method: 'GET', path: '/auth/sessions', allow: SIGNED_IN },
  { operationId: 'endOwnSession', method: 'DELETE', path: '/auth/sessions/:id', allow: SIGNED_IN },
  { operationId: 'endOtherSessions', method: 'DELETE', path: '/auth/sessions', allow: SIGNED_IN },
  { operationId: 'listAuditEvents', method: 'GET', path: '/auth/admin/audit', allow: SETTINGS },
  { operationId: 'listAuditChoices', method: 'GET', path: '/auth/admin/audit/choices', allow: SETTINGS },
  {
    operationId: 'readStartupHistory',
    method: 'GET',
    path: '/auth/investments/:id/history',
    allow: SIGNED_IN,
  },
  { operationId: 'listNewsSources', method: 'GET', path: '/auth/admin/scrapers/sources', allow: SETTINGS },
  { operationId: 'createNewsSource', method: 'POST', path: '/auth/admin/scrapers/sources', allow: SETTINGS },
  {
    operationId: 'updateNewsSource',
    method: 'PUT',
    path: '/auth/admin/scrapers/sources/:id',
    allow: SETTINGS,
  },
  {
    operationId: 'deleteNewsSource',
    method: 'DELETE',
    path: '/auth/admin/scrapers/sources/:id',
    allow: SETTINGS,
  },
  {
    operationId: 'testNewsSource',
    method: 'POST',
    path: '/auth/admin/scrapers/sources/:id/test',
    allow: SETTINGS,
  },
  { operationId: 'startExtractionRun', method: 'POST', path: '/auth/llm/runs', allow: SETTINGS },
  { operationId: 'listExtractionRuns', method: 'GET', path: '/auth/llm/runs', allow: SETTINGS },
  { operationId: 'readExtractionRun', method: 'GET', path: '/auth/llm/runs/:id', allow: SETTINGS },
  { operationId: 'pauseExtractionRun', method: 'POST', path: '/auth/llm/runs/:id/pause', allow: SETTINGS },
  { operationId: 'resumeExtractionRun', method: 'POST', path: '/auth/llm/runs/:id/resume', allow: SETTINGS },
  { operationId: 'cancelExtractionRun', method: 'POST', path: '/auth/llm/runs/:id/cancel', allow: SETTINGS },
  {
    operationId: 'retryExtractionRun',
    method: 'POST',
    path: '/auth/llm/runs/:id/retry-failed',
    allow: SETTINGS,
  },
  { operationId: 'readExtraction', method: 'GET', path: '/auth/extractions/:id', allow: SETTINGS },
  { operationId: 'readRawEvidence', method: 'GET', path: '/auth/startups/raw/:id/evidence', allow: SETTINGS },
  {
    operationId: 'readStartupEvidence',
    method: 'GET',
    path: '/auth/investments/:id/evidence',
    allow: SIGNED_IN,
  },
  { operationId: 'readConfig', method: 'GET', path: '/config', allow: 'public' },
  { operationId: 'readHealth', method: 'GET', path: '/healthz', allow: 'public' },
  { operationId: 'readReadiness', method: 'GET', path: '/readyz', allow: 'public' },
  { operationId: 'readMetrics', method: 'GET', path: '/metrics', allow: 'public' },
  { operationId: 'readApiDocument', method: 'GET', path: '/openapi.json', allow: 'public' },
  { operationId: 'readApiReference', method: 'GET', path: '/docs/*', allow: 'public' },
  { operationId: 'readWebApp', method: 'GET', path: '/*', allow: 'public' },
] as const satisfies readonly PermissionRow[];

export type OperationId = (typeof PERMISSIONS)[number]['operationId'];

/** A row whose operation is one of ours. */
export interface Permission extends PermissionRow {
  readonly operationId: OperationId;
}
