import { signAccessToken } from '../../identity/sign-in/tokens/access-token';
import type { DecisionBody } from './decisions.schemas';
import { decidingApp } from './decisions.fixture';

const MONDAY = Date.parse('2026-11-23T09:00:00Z');
/** Time of 6 a.m. in Zurich, in winter. */
const SIX = 'T05:00:00Z';
let clock = MONDAY;

let server: Awaited<ReturnType<typeof decidingApp>>;
beforeAll(async () => {
  server = await decidingApp({ now: () => clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock = MONDAY;
  await server.begin();
});

const later = (until: string, more: object = {}, headers = {}) =>
  server.decide({ kind: 'later', until, ...more }, { actor: 'admin', headers });
const decisionOf = async (answer: ReturnType<typeof later>): Promise<DecisionBody> =>
  (await answer).body.decision;

const weigh = (weights: Record<string, number>) =>
  server.call('POST', '/auth/admin/parameters/weights', {
    weights: Object.entries(weights).map(([parameterName, value]) => ({ parameterName, value })),
  });

/** Reads a list at a given time, with a token that is valid at that time. */
async function listAt(moment: number, query: string) {
  clock = moment;
  const { userId, sessionId } = server.person('admin');
  const claims = { sub: userId, sid: sessionId, role: 'admin' as const, scopes: [], authTime: moment / 1000 };
  const [key] = server.deps.keys.token;
  const token = await signAccessToken(claims, [key], moment);
  const answer = await server.app.inject({
    url: `/auth/investments?${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const { items, total, later_hidden } = answer.json<{
    items: { company_name: string; later_until?: string; rank: number }[];
    total: number;
    later_hidden?: number;
  }>();
  return {
    names: items.map(({ company_name }) => company_name),
    untils: items.map(({ later_until }) => later_until),
    ranks: items.map(({ rank }) => rank),
    total,
    later_hidden,
  };
}
const names = async (query = 'later=only', moment = clock) => (await listAt(moment, query)).names;

test('Later hides a startup until six on its date only from the list that excludes snoozed startups', async () => {
  const { status, body } = await later('2026-12-01', { details: ' After the round. ', origin: 'details' });
  expect(status).toBe(200);
  expect(body.startup).toMatchObject({ later_until: '2026-12-01', rejected: 0, email_sent: 0 });
  expect(body.decision).toMatchObject({
    kind: 'later',
    from: 0,
    to: 1,
    until: '2026-12-01',
    is_early: true,
    details: 'After the round.',
    score: 2,
    rank: 2,
  });
  const all = await listAt(MONDAY, 'mode=active');
  expect(all).toMatchObject({ names: ['Beta AG', 'Acme AG'], untils: [undefined, '2026-12-01'], total: 2 });
  expect(all.later_hidden).toBeUndefined();
  expect(await listAt(MONDAY, 'later=all')).toEqual(all);
  expect(await listAt(MONDAY, 'later=hide')).toMatchObject({ names: ['Beta AG'], total: 1, later_hidden: 1 });
  expect(await listAt(MONDAY, 'later=only')).toMatchObject({ names: ['Acme AG'], ranks: [2], total: 1 });
  expect(await names('later=hide&fields=company_name')).toEqual(['Beta AG']);
  const six = Date.parse(`2026-12-01${SIX}`);
  expect(await names('later=only', six - 1)).toEqual(['Acme AG']);
  expect(await listAt(six, 'later=hide')).toMatchObject({
    names: ['Beta AG', 'Acme AG'],
    untils: [undefined, undefined],
    later_hidden: 0,
  });
});

test.each([
  [{ until: '2026-11-24' }, 200],
  [{ until: '2028-11-23' }, 200],
  [{ until: '2026-11-23' }, 400],
  [{ until: '2028-11-24' }, 400],
  [{ until: '2027-02-29' }, 400],
  [{}, 400],
  [{ until: '2027-01-15', to: 0 }, 400],
  [{ until: '2027-01-15', kind: 'contacted' }, 400],
  [{ until: '2027-01-15', reason_id: '1' }, 400],
])(
  'Later with %j returns %i, because the date must be from tomorrow to two years from now',
  async (body, status) => {
    expect((await server.decide({ kind: 'later', ...body }, { actor: 'admin' })).status).toBe(status);
  },
);

test('a new score or an article ends Later only if the person selected this', async () => {
  await later('2027-01-15');
  await later('2027-01-15', { earlier: true });
  await server.decide({ kind: 'later', until: '2027-01-15', earlier: false }, { actor: 'admin', id: '2' });
  expect(await names()).toEqual(['Beta AG', 'Acme AG']);
  await weigh({ 'fif grant': 3, eurostars: 5 });
  expect(await names()).toEqual(['Beta AG']);
  await later('2027-01-15');
  for (const id of ['1', '2']) {
    const company_name = id === '1' ? 'Acme AG' : 'Beta AG';
    const articles = [
      { url: `https://news.example/${id}`, title: 'News', published_at: '2026-11-22', source: 'News' },
    ];
    await server.importRow({ ID: id, company_name, articles });
  }
  expect(await names()).toEqual(['Beta AG', 'Acme AG']);
  await server.curate();
  expect(await names()).toEqual(['Beta AG']);
});

test('setting a flag ends Later, and undoing the flag restores the earlier snooze', async () => {
  await later('2027-01-15');
  await server.call('PATCH', '/auth/investments/1/flags', { contact: 1 });
  expect(await names()).toEqual([]);
  const { items } = await server.listed();
  const undone = await server.undo(items[0]?.id ?? '', { actor: 'admin' });
  expect(undone.body.startup).toMatchObject({ email_sent: 0, later_until: '2027-01-15' });
  expect(await names()).toEqual(['Acme AG']);

  const second = await decisionOf(later('2027-03-01', { earlier: false }));
  expect(second).toMatchObject({ from: 0, to: 1, until: '2027-03-01' });
  const back = await server.undo(second.id, { actor: 'admin' });
  expect(back.body.startup.later_until).toBe('2027-01-15');
  const ended = await server.decide({ kind: 'later', to: 0 }, { actor: 'admin' });
  expect(ended.body.decision).toMatchObject({ from: 1, to: 0, until: null });
  expect(await names()).toEqual([]);
  await server.undo(ended.body.decision.id, { actor: 'admin' });
  expect((await listAt(clock, 'later=only')).untils).toEqual(['2027-01-15']);
  await weigh({ 'fif grant': 3 });
  expect((await server.undo(items.at(-1)?.id ?? '', { actor: 'admin' })).body).toEqual({
    error: 'This decision no longer holds.',
  });
});

test('repeating Later is a decision only with a reason', async () => {
  const reason_id = await server.reason('Waits for a financing round');
  const { body } = await later('2027-01-15');
  expect((await later('2027-01-15')).body.decision).toBeNull();
  expect(await decisionOf(later('2027-01-15', { reason_id }))).toMatchObject({
    from: 1,
    to: 1,
    reason: 'Waits for a financing round',
  });
  const stale = await later('2027-03-01', {}, { 'if-match': `"${body.startup.version - 1}"` });
  expect([stale.status, stale.body.current.later_until]).toEqual([412, '2027-01-15']);
  await server.call('PATCH', '/auth/investments/1/flags', { rejected: 1 });
  expect((await later('2027-03-01')).status).toBe(409);
  expect((await server.decide({ kind: 'later', until: '2027-01-15' }, { actor: 'user' })).status).toBe(403);
});

test('Later is kept when a startup is deleted and restored', async () => {
  await later('2027-01-15');
  await server.remove('curated', '1');
  expect(await names()).toEqual([]);
  await server.restoreLast();
  expect(await names()).toEqual(['Acme AG']);
  const { body } = await server.call('GET', '/auth/investments/1/dossier');
  expect(body.dossier.decisions).toMatchObject([{ decision: 'later', is_set: true, until: '2027-01-15' }]);
});
