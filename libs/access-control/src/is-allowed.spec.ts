import type { Claims } from './claims';
import { isAllowed } from './is-allowed';
import { permissionOf } from './permission-of';
import { PERMISSIONS } from './permission-table';

const PRINCIPALS: readonly (Claims | null)[] = [
  null,
  { role: 'user' },
  { role: 'user', scope: 'investments:write' },
  { role: 'super' },
  { role: 'super', scope: 'investments:write' },
  { role: 'admin' },
];

/**
 * Allowed callers per operation, a column each: anonymous, user, user with the write scope, super, super with the write
 * scope, admin.
 */
const MATRIX = `
  POST /auth/login YYYYYY
  POST /auth/refresh YYYYYY
  POST /auth/logout YYYYYY
  GET /auth/investments/stats -YYYYY
  GET /auth/startups/curated -YYYYY
  GET /auth/startups/raw ---YYY
  GET /auth/investments -YYYYY
  PATCH /auth/investments/:id/flags --Y-YY
  PATCH /auth/investments/:id/text --Y-YY
  POST /auth/change-password YYYYYY
  POST /auth/change-password/self -YYYYY
  GET /auth/user -YYYYY
  GET /auth/admin/users ---YYY
  POST /auth/register ---YYY
  PATCH /auth/admin/users/:id/role ---YYY
  PATCH /auth/admin/users/:id/password ---YYY
  DELETE /auth/admin/users/:id ---YYY
  POST /auth/admin/users/:id/reset-password ---YYY
  GET /auth/roles ---YYY
  GET /auth/admin/parameters ---YYY
  POST /auth/admin/parameters ---YYY
  PUT /auth/admin/parameters/:id ---YYY
  DELETE /auth/admin/parameters/:id ---YYY
  GET /auth/parameters -YYYYY
  GET /auth/admin/scrapers/config/news ---YYY
  PUT /auth/admin/scrapers/config/news ---YYY
  GET /auth/llm/prompts ---YYY
  PUT /auth/llm/prompts/:id/activate ---YYY
  GET /auth/llm/prompt ---YYY
  PUT /auth/llm/prompt ---YYY
  POST /auth/startups/import-raw ---YYY
  POST /auth/startups/curate/run ---YYY
  POST /auth/startups/curate/audit ---YYY
  GET /auth/admin/score ---YYY
  PUT /auth/admin/score ---YYY
  GET /auth/llm/pending ---YYY
  POST /auth/llm/run ---YYY
  POST /auth/llm/reset ---YYY
  GET /auth/admin/awards/excl/groups ---YYY
  GET /auth/admin/awards/excl/config ---YYY
  GET /auth/admin/awards/excl/groups/:id/items ---YYY
  POST /auth/admin/awards/excl/groups ---YYY
  PUT /auth/admin/awards/excl/groups/:id ---YYY
  DELETE /auth/admin/awards/excl/groups/:id ---YYY
  POST /auth/admin/awards/excl/groups/:id/items ---YYY
  DELETE /auth/admin/awards/excl/items/:id ---YYY
  DELETE /auth/admin/awards/excl/groups/:id/items/by-param/:paramId ---YYY
  GET /auth/articles -YYYYY
  GET /auth/investments/:id/score -YYYYY
  POST /auth/admin/score/simulate ---YYY
  POST /auth/admin/score/simulate/difference ---YYY
  GET /auth/admin/score/versions ---YYY
  GET /auth/admin/score/versions/:number ---YYY
  GET /auth/admin/score/versions/:number/compare ---YYY
  PUT /auth/admin/score/versions/:number ---YYY
  POST /auth/admin/score/versions/:number/restore ---YYY
  PATCH /auth/admin/users/:id/status ---YYY
  PATCH /auth/admin/users/:id/scopes -----Y
  GET /auth/sessions -YYYYY
  DELETE /auth/sessions/:id -YYYYY
  DELETE /auth/sessions -YYYYY
  GET /auth/admin/audit ---YYY
  GET /auth/admin/audit/choices ---YYY
  GET /auth/investments/:id/history -YYYYY
  POST /auth/llm/runs ---YYY
  GET /auth/llm/runs ---YYY
  POST /auth/llm/runs/:id/pause ---YYY
  POST /auth/llm/runs/:id/resume ---YYY
  POST /auth/llm/runs/:id/cancel ---YYY
  POST /auth/llm/runs/:id/retry-failed ---YYY
  GET /auth/company-register ---YYY
  GET /auth/extractions/:id ---YYY
  GET /auth/startups/raw/:id/evidence ---YYY
  GET /auth/investments/:id/evidence -YYYYY
  GET /auth/admin/scrapers/sources ---YYY
  POST /auth/admin/scrapers/sources ---YYY
  PUT /auth/admin/scrapers/sources/:id ---YYY
  DELETE /auth/admin/scrapers/sources/:id ---YYY
  POST /auth/admin/scrapers/sources/:id/test ---YYY
  GET /auth/admin/scrapers/sources/:id/items ---YYY
  POST /auth/admin/scrapers/discover ---YYY
  POST /auth/admin/scrapers/preview ---YYY
  POST /auth/admin/scrapers/readings ---YYY
  GET /auth/admin/scrapers/readings ---YYY
  GET /auth/admin/scrapers/unread ---YYY
  POST /auth/admin/scrapers/unread/retry ---YYY
  POST /auth/admin/scrapers/unread/:id/retry ---YYY
  POST /auth/admin/scrapers/unread/:id/never ---YYY
  GET /config YYYYYY
  GET /healthz YYYYYY
  GET /readyz YYYYYY
  GET /metrics YYYYYY
  GET /openapi.json YYYYYY
  GET /docs/* YYYYYY
  GET /* YYYYYY
`;

const drawn = MATRIX.trim()
  .split('\n')
  .map((line) => line.trim());
const callOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test('the access table equals the permission matrix for every route and every role', () => {
  const rows = PERMISSIONS.map((row) => {
    const cells = PRINCIPALS.map((claims) => (isAllowed(row, claims) ? 'Y' : '-'));
    return `${callOf(row)} ${cells.join('')}`;
  });
  expect(drawn.filter((line) => !rows.includes(line))).toEqual([]);
});

test('an operation outside the matrix is public only for a sign-in, a mail link or the logo', () => {
  const isDrawn = (row: (typeof PERMISSIONS)[number]) =>
    drawn.some((line) => line.startsWith(`${callOf(row)} `));
  const beyond = PERMISSIONS.filter((row) => !isDrawn(row) && isAllowed(row, null));
  expect(beyond.map(callOf)).toEqual([
    'POST /auth/login/code',
    'POST /auth/login/second-factor',
    'POST /auth/login/passkey/start',
    'POST /auth/login/passkey',
    'POST /auth/login/passkey/new/start',
    'POST /auth/login/passkey/new',
    'POST /auth/oidc/start',
    'POST /auth/oidc/finish',
    'POST /auth/oidc/sign-out',
    'POST /auth/oidc/back-channel-logout',
    'GET /auth/notifications/unsubscribe',
    'POST /auth/notifications/unsubscribe',
    'GET /config/logo',
  ]);
});

test('each operation and each route has only one row in the access table', () => {
  expect(new Set(PERMISSIONS.map(({ operationId }) => operationId)).size).toBe(PERMISSIONS.length);
  expect(new Set(PERMISSIONS.map(({ method, path }) => `${method} ${path}`)).size).toBe(PERMISSIONS.length);
});

test('routes that change accounts also check the role of the target account', () => {
  const ranked = PERMISSIONS.filter(({ allow }) => allow !== 'public' && 'rank' in allow);
  expect(ranked.map(({ operationId }) => operationId)).toEqual([
    'registerUser',
    'inviteUser',
    'sendInvitation',
    'withdrawInvitation',
    'setUserRole',
    'setUserPassword',
    'deleteUser',
    'resetUserPassword',
    'makeResetLink',
    'setUserStatus',
    'resetSecondFactor',
    'releaseSecondStep',
    'separateIdentity',
  ]);
});

test('the admin flag alone allows writing, but gives no access to the settings', () => {
  const flagged = { role: 'user', admin: true };
  expect(isAllowed(permissionOf('setInvestmentText'), flagged)).toBe(true);
  expect(isAllowed(permissionOf('listUsers'), flagged)).toBe(false);
});

test('a token without a known role allows no operation', () => {
  const opened = PERMISSIONS.filter((row) => row.allow !== 'public' && isAllowed(row, { role: 'guest' }));
  expect(opened).toEqual([]);
});

test('an operation outside the access table is refused', () => {
  expect(() => permissionOf(JSON.parse('"dropTables"'))).toThrow(
    'No permission row for operation dropTables',
  );
});
