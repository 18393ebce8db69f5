/** Response with a body, or with a status only. */
export type Answer = { status?: number; body?: unknown };
export type PlainRequest = { query: URLSearchParams; body: Record<string, unknown>; id: string };

const HOUR_S = 3_600;

/** Returns a three-part token with only the payload of spec section 3. */
function token(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return [
    part({ alg: 'HS256' }),
    part({ sub: '1', role: 'admin', exp: Math.floor(Date.now() / 1000) + HOUR_S }),
    'signature',
  ].join('.');
}

const CANTONS = ['ZH', 'VD', 'GE', 'BE', null];
const SECTORS = ['BioT', 'FinT', 'MedT', null];

const startups: Record<string, unknown>[] = Array.from({ length: 25 }, (_, index) => ({
  id: index + 1,
  company_name: `Plain ${index + 1}`,
  canton: CANTONS[index % 5],
  sector: SECTORS[index % 4],
  score: 25 - index,
  website: `https://plain-${index + 1}.example`,
  rejected: 0,
  email_sent: 0,
  create_contract: 0,
  interested: 0,
}));
const parameters = [{ parameterID: 'eth-spin-off', parameterName: 'eth spin-off', value: 2 }];
const prompt = {
  prompt_id: 1,
  name: 'venture news extractor data',
  body: 'Extract {{AWARDS_LIST}}',
  model: null,
  temperature: 0.2,
  top_p: 1,
  max_output_tokens: null,
};
const groups = [
  {
    id: 1,
    group_key: 'recognition',
    group_name: 'Recognition',
    description: null,
    rule: 'keep_highest_precedence',
  },
];
const items = [
  { id: 1, group_id: 1, parameter_id: 'eth-spin-off', parameterName: 'eth spin-off', precedence: 1 },
];

function pageOf(rows: readonly Record<string, unknown>[], query: URLSearchParams): Answer {
  const pageSize = query.get('pageSize') ?? '20';
  const size = pageSize === 'all' ? rows.length : Number(pageSize);
  const page = Number(query.get('page') ?? 1);
  return {
    body: { items: rows.slice((page - 1) * size, page * size), total: rows.length, page, pageSize: size },
  };
}

function change(id: string, values: Record<string, unknown>): Answer {
  const row = startups.find((startup) => String(startup['id']) === id);
  if (!row) return { status: 404, body: { error: 'Not found' } };
  Object.assign(row, values);
  return { body: { ok: true } };
}

const bit = (value: unknown) => (value === undefined ? {} : { rejected: Number(Boolean(value)) });
const ok = (): Answer => ({ body: { ok: true } });

/** Responses for every request of spec section 7, without fields and parameters beyond the specification. */
export const PLAIN_ANSWERS: Record<string, (request: PlainRequest) => Answer> = {
  'POST /auth/login': () => ({ body: { token: token() } }),
  'POST /auth/refresh': () => ({ body: { token: token() } }),
  'POST /auth/logout': ok,
  'GET /auth/investments/stats': () => ({
    body: {
      total_startups: 25,
      top_percent: 0.2,
      top_percent_all: 5,
      potential_investments: 20,
      threshold: 5,
    },
  }),
  'GET /auth/startups/curated': ({ query }) => pageOf(startups, query),
  'GET /auth/startups/raw': ({ query }) => pageOf(startups, query),
  'GET /auth/investments': ({ query }) =>
    pageOf(
      startups.filter(({ rejected }) => (query.get('mode') === 'rejected') === (rejected === 1)),
      query,
    ),
  'PATCH /auth/investments/:id/flags': ({ id, body }) => change(id, bit(body['rejected'])),
  'PATCH /auth/investments/:id/text': ({ id, body }) => change(id, body),
  'POST /auth/change-password': ok,
  'POST /auth/change-password/self': ok,
  'GET /auth/user': () => ({
    body: {
      username: 'plain',
      email: 'plain@vaglio.example',
      role: 'admin',
      accountStatus: 'active',
      userId: '1',
    },
  }),
  'GET /auth/admin/users': () => ({
    body: {
      users: [
        { id: 1, email: 'plain@vaglio.example', role: 'admin,user' },
        { id: 2, email: 'ann@vaglio.example', roles: ['user'] },
      ],
      count: 2,
    },
  }),
  'POST /auth/register': ok,
  'PATCH /auth/admin/users/:id/role': ok,
  'PATCH /auth/admin/users/:id/password': ok,
  'DELETE /auth/admin/users/:id': ok,
  'POST /auth/admin/users/:id/reset-password': ok,
  'GET /auth/roles': () => ({
    body: { roles: ['user', { roleID: 'super', label: 'super' }, { id: 'admin' }] },
  }),
  'GET /auth/admin/parameters': () => ({ body: { parameters, total: 1, page: 1, pageSize: 20 } }),
  'POST /auth/admin/parameters': ok,
  'PUT /auth/admin/parameters/:id': ok,
  'DELETE /auth/admin/parameters/:id': ok,
  'GET /auth/parameters': () => ({ body: { parameters } }),
  'GET /auth/admin/scrapers/config/news': () => ({ body: { enabled: false, intervalSec: 300 } }),
  'PUT /auth/admin/scrapers/config/news': ({ body }) => ({ body }),
  'GET /auth/llm/prompts': () => ({
    body: {
      items: [{ ...prompt, version: 1, is_active: true, created_at: '2026-01-01T00:00:00Z' }],
      total: 1,
    },
  }),
  'PUT /auth/llm/prompts/:id/activate': ok,
  'GET /auth/llm/prompt': () => ({ body: prompt }),
  'PUT /auth/llm/prompt': () => ({ body: { prompt_id: 2 } }),
  'POST /auth/startups/import-raw': ok,
  'POST /auth/startups/curate/run': () => ({
    body: { processed: 0, inserted: 0, updated: 0, awardsInserted: 0, scoreUpdated: 0 },
  }),
  'POST /auth/startups/curate/audit': ok,
  'GET /auth/admin/score': () => ({ body: { threshold: 5, top_percent: 0.2 } }),
  'PUT /auth/admin/score': ({ body }) => ({ body }),
  'GET /auth/llm/pending': () => ({ body: { pending: 0 } }),
  'POST /auth/llm/run': () => ({ body: { processed: 0, succeeded: 0, failed: 0, samples: [] } }),
  'POST /auth/llm/reset': ok,
  'GET /auth/admin/awards/excl/groups': () => ({ body: groups }),
  'GET /auth/admin/awards/excl/config': () => ({ body: items.map((item) => ({ ...groups[0], ...item })) }),
  'GET /auth/admin/awards/excl/groups/:id/items': () => ({ body: items }),
  'POST /auth/admin/awards/excl/groups': ok,
  'PUT /auth/admin/awards/excl/groups/:id': ok,
  'DELETE /auth/admin/awards/excl/groups/:id': ok,
  'POST /auth/admin/awards/excl/groups/:id/items': ok,
  'DELETE /auth/admin/awards/excl/items/:id': ok,
  'DELETE /auth/admin/awards/excl/groups/:id/items/by-param/:paramId': ok,
};
