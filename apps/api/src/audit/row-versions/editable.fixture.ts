import type { ActorName, testApp } from '../../testing/test-app';

export type Server = Awaited<ReturnType<typeof testApp>>;
type Row = Record<string, unknown>;
type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Edit = { method: Method; url: string; payload?: object };

/** Type of editable data, with functions to create, read and change a row in tests. */
export type Editable = {
  kind: string;
  create?: Edit;
  read: (row: Row, server: Server) => Promise<Row>;
  /** Returns a change that differs from the current row and, if possible, from the changes for other numbers. */
  edit: (row: Row, number: number) => Edit;
  remove?: (row: Row) => Edit;
  /** Returns the row version to send in If-Match. */
  versionOf?: (row: Row) => unknown;
};

const PARAMETERS = '/auth/admin/parameters';
const GROUPS = '/auth/admin/awards/excl/groups';
const USERS = '/auth/admin/users';
const SCORE = '/auth/admin/score';
const REVIEW = '/auth/review/settings';
const SOURCES = '/auth/admin/scrapers/sources';
const SCRAPER = '/auth/admin/scrapers/config/news';
const PROMPT = '/auth/llm/prompt';
const GATE = '/auth/llm/gate';
const STAGE_LIMITS = '/auth/admin/stage-limits';
const REASONS = '/auth/admin/decision-reasons';

/** Sends a change as a user, with the row version that the user last read. */
export async function send(server: Server, actor: ActorName, edit: Edit, ifMatch?: unknown) {
  const { method, url, payload } = edit;
  const headers = {
    ...server.asRole(actor),
    ...(ifMatch !== undefined && { 'if-match': `"${String(ifMatch)}"` }),
  };
  const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json<Row>() };
}

async function get(server: Server, url: string): Promise<Row> {
  return (await server.app.inject({ url, headers: server.asRole('admin') })).json<Row>();
}

/** Returns a function that finds a row in a list by its key field. */
const listed = (url: string, list: string, key: string) => async (row: Row, server: Server) => {
  const rows: unknown = (await get(server, url))[list];
  const found: unknown = Array.isArray(rows) ? rows.find((one: Row) => one[key] === row[key]) : undefined;
  return typeof found === 'object' && found !== null ? { ...found } : {};
};

const at = (url: string, id: unknown) => `${url}/${String(id)}`;

export const EDITABLES: readonly Editable[] = [
  {
    kind: 'parameter',
    create: { method: 'POST', url: PARAMETERS, payload: { parameterName: 'kick', value: 1 } },
    read: async (row, server) => {
      // The list counts the startups of each parameter. The count is not part of the stored row.
      const listedRow: Row = await listed(PARAMETERS, 'parameters', 'parameterID')(row, server);
      const { startups, ...stored } = listedRow;
      return stored;
    },
    edit: ({ parameterID, value }, number) => ({
      method: 'PUT',
      url: at(PARAMETERS, parameterID),
      payload: { value: Number(value) + number + 1 },
    }),
    remove: ({ parameterID }) => ({ method: 'DELETE', url: at(PARAMETERS, parameterID) }),
  },
  {
    kind: 'group',
    create: { method: 'POST', url: GROUPS, payload: { group_name: 'Early money' } },
    read: listed(GROUPS, 'items', 'id'),
    edit: ({ id, version }, number) => ({
      method: 'PUT',
      url: at(GROUPS, id),
      payload: { group_name: `Money ${String(version)} ${number}` },
    }),
    remove: ({ id }) => ({ method: 'DELETE', url: at(GROUPS, id) }),
  },
  {
    kind: 'user',
    create: {
      method: 'POST',
      url: '/auth/register',
      payload: { email: 'ann@x.ch', name: 'Ann', role: 'user', password: 'a long and rare phrase 7431' },
    },
    read: listed(`${USERS}?q=ann@x.ch`, 'items', 'id'),
    edit: ({ id, accountStatus }) => ({
      method: 'PATCH',
      url: `${at(USERS, id)}/status`,
      payload: { accountStatus: accountStatus === 'disabled' ? 'active' : 'disabled' },
    }),
    remove: ({ id }) => ({ method: 'DELETE', url: at(USERS, id) }),
  },
  {
    kind: 'score configuration',
    read: (_row, server) => get(server, SCORE),
    edit: ({ threshold, top_percent }, number) => ({
      method: 'PUT',
      url: SCORE,
      payload: { threshold: Number(threshold) + number + 1, top_percent },
    }),
  },
  {
    kind: 'review settings',
    read: (_row, server) => get(server, REVIEW),
    edit: ({ floor }, number) => ({
      method: 'PUT',
      url: REVIEW,
      payload: { floor: (Math.round(Number(floor) * 100 + number + 1) % 100) / 100 },
    }),
  },
  {
    kind: 'prompt',
    create: { method: 'PUT', url: PROMPT, payload: { prompt: 'Find startups', name: 'shared' } },
    read: (_row, server) => get(server, `${PROMPT}?name=shared`),
    edit: ({ latest_version }, number) => ({
      method: 'PUT',
      url: PROMPT,
      payload: { name: 'shared', prompt: `Find ${String(latest_version)} ${number}` },
    }),
    versionOf: ({ latest_version }) => latest_version,
  },
  {
    kind: 'activation gate',
    read: (_row, server) => get(server, GATE),
    edit: ({ version: _version, ...settings }, number) => ({
      method: 'PUT',
      url: GATE,
      payload: { ...settings, min_articles: Number(settings['min_articles']) + number + 1 },
    }),
  },
  {
    kind: 'source',
    create: { method: 'POST', url: SOURCES, payload: { name: 'Feed', url: 'https://news.example.org/feed' } },
    read: listed(SOURCES, 'items', 'id'),
    edit: ({ id, version }, number) => ({
      method: 'PUT',
      url: at(SOURCES, id),
      payload: { name: `Feed ${String(version)} ${number}` },
    }),
    remove: ({ id }) => ({ method: 'DELETE', url: at(SOURCES, id) }),
  },
  {
    kind: 'reason of a decision',
    create: { method: 'POST', url: REASONS, payload: { kind: 'contract', label: 'Terms agreed' } },
    read: async ({ id }, server) => {
      const rule: Row = await listed(REASONS, 'items', 'kind')({ kind: 'contract' }, server);
      const reasons = rule['reasons'];
      const found: unknown = Array.isArray(reasons)
        ? reasons.find((one: Row) => one['id'] === id)
        : undefined;
      return typeof found === 'object' && found !== null ? { ...found } : {};
    },
    edit: ({ id, version }, number) => ({
      method: 'PATCH',
      url: at(REASONS, id),
      payload: { label: `Terms ${String(version)} ${number}` },
    }),
    remove: ({ id }) => ({ method: 'DELETE', url: at(REASONS, id) }),
  },
  {
    kind: 'rule of a decision',
    read: (_row, server) => listed(REASONS, 'items', 'kind')({ kind: 'investment' }, server),
    edit: ({ is_reason_required }) => ({
      method: 'PATCH',
      url: REASONS,
      payload: { kind: 'investment', is_reason_required: is_reason_required !== true },
    }),
  },
  {
    kind: 'limits of the stages',
    read: (_row, server) => get(server, STAGE_LIMITS),
    edit: ({ contacted, contract }, number) => ({
      method: 'PUT',
      url: STAGE_LIMITS,
      payload: { contacted: Number(contacted) + number + 1, contract },
    }),
  },
  {
    kind: 'scraper configuration',
    read: (_row, server) => get(server, SCRAPER),
    edit: ({ intervalSec }, number) => ({
      method: 'PUT',
      url: SCRAPER,
      payload: { enabled: false, intervalSec: Number(intervalSec) + number + 1 },
    }),
  },
];

export const seenVersionOf = ({ versionOf }: Editable, row: Row): unknown =>
  (versionOf ?? (({ version }) => version))(row);
