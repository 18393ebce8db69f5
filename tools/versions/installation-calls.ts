/** Request with its body. `ids` contains ids from the responses to earlier requests, by name. */
type Call = { method: string; path: (ids: Ids) => string; body: (ids: Ids) => object; keep?: string };
type Ids = Readonly<Record<string, string>>;

const call = (line: string, body: object | ((ids: Ids) => object), keep?: string): Call => {
  const [method = '', path = ''] = line.split(' ');
  return {
    method,
    path: (ids) => path.replace(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? '1'),
    body: (ids) => (typeof body === 'function' ? body(ids) : body),
    ...(keep && { keep }),
  };
};

/**
 * Returns typical requests of users, so that a fixture contains rows of every kind. A version responds with 404 to
 * features that it lacks. The ids are those of the demo data.
 * @param digest digest of a password, as a browser sends it
 */
export const installationCalls = (digest: string): Call[] => [
  call('POST /auth/register', {
    email: 'bea@vaglio.example',
    username: 'bea',
    name: 'Bea',
    role: 'user',
    password: digest,
  }),
  call('POST /auth/register', {
    email: 'carl@vaglio.example',
    username: 'carl',
    name: 'Carl',
    role: 'super',
    password: digest,
  }),
  call('PATCH /auth/investments/1/flags', { contact: 1 }),
  call('PATCH /auth/investments/2/flags', { rejected: 1 }),
  call('PATCH /auth/investments/1/text', { pros_text: 'A team that ships.', website: 'https://one.example' }),
  call('POST /auth/startups/import-raw', {
    company_name: 'Zwei Täler AG',
    awards: ['fif grant'],
    canton: 'GR',
  }),
  call('POST /auth/startups/curate/run', { limit: 500 }),
  call('PUT /auth/admin/score', { threshold: 3, top_percent: 0.25 }),
  call('POST /auth/admin/scrapers/sources', { name: 'A feed', url: 'https://news.example/feed.xml' }),
  call('POST /auth/admin/invitations', {
    email: 'dora@vaglio.example',
    name: 'Dora',
    role: 'user',
    by: 'link',
  }),
  call('POST /auth/investments/3/decisions', { kind: 'contacted', origin: 'api' }),
  call('POST /auth/investments/4/decisions', { kind: 'later', until: '2027-06-01', origin: 'api' }),
  call('PATCH /auth/investments/3/work', { assignee: null, step: 'Call the founders', due: '2027-01-15' }),
  call('POST /auth/investments/3/notes', { text: 'Met at the fair.' }),
  call('PUT /auth/investments/3/follow', {}),
  call('POST /auth/views', { name: 'Bern', query: 'canton=BE', is_team: true }),
  call('POST /auth/api-tokens', { name: 'Reports', scopes: ['investments:read'], days: 365 }),
  call(
    'POST /auth/admin/service-accounts',
    { name: 'Sync', purpose: 'Copies the list', role: 'user', may_edit_investments: false, is_active: true },
    'service',
  ),
  call('POST /auth/admin/service-accounts/{service}/tokens', {
    name: 'Sync',
    scopes: ['investments:read'],
    days: 365,
  }),
  call('POST /auth/admin/webhooks', {
    name: 'CRM',
    url: 'https://crm.example/hook',
    kinds: ['decision.set'],
    is_active: true,
  }),
  call('PUT /auth/admin/retention', {
    sessions: 90,
    notifications: 90,
    deliveries: 30,
    runs: null,
    usage: null,
    article_texts: 3650,
  }),
];
