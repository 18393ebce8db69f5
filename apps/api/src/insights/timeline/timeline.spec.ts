import { sql } from 'drizzle-orm';
import { readTimedRules } from '../history/score-history';
import { startupArticles } from '../../platform/db/schema/startups.table';
import { timelineApp } from './timeline.fixture';
import type { TimelineBody } from './timeline.schemas';

let server: Awaited<ReturnType<typeof timelineApp>>;
beforeAll(async () => {
  server = await timelineApp();
});
afterAll(() => server.close());

const kinds = ({ items }: TimelineBody) => items.map(({ kind }) => kind);
const publish = (id: string, url: string, published_at: string) =>
  server.db.insert(startupArticles).values({ startup_id: Number(id), url, title: 'A', published_at });

test('a startup has one timeline of decisions, news, scores and edits, newest first', async () => {
  const id = await server.startup();
  const made = await server.decided({ kind: 'rejected', details: 'Too early' }, { id });
  await server.edit(id, 'Later');
  await server.weighAnew('fif grant', 3);
  await publish(id, 'https://news.example.org/a', '2020-02-29');
  const all = await server.timeline(id);
  expect(kinds(all)).toEqual(['score', 'change', 'decision', 'score', 'news']);
  expect(all.counts).toEqual({ all: 5, change: 1, work: 0, news: 1, note: 0, decision: 1, score: 2 });
  expect(all.next).toBeNull();
  expect(all.items).toMatchObject([
    { score: { before: 2, after: 3, reasons: [{ award: 'fif grant', weight_after: 3 }] } },
    { actor: 'admin', changes: [{ field: 'company_description', before: null, after: 'Later' }] },
    { id: `decision-${made.id}`, actor: 'user+w', at: made.made_at, decision: made, changes: [] },
    { score: { before: 0, after: 2 } },
    { has_time: false, at: '2020-02-28T23:00:00.000Z', news: { title: 'A', published_at: '2020-02-29' } },
  ]);
  for (const kind of ['change', 'news', 'decision', 'score'] as const) {
    const one = await server.timeline(id, `?kind=${kind}`);
    expect([one.items, one.counts]).toEqual([all.items.filter((entry) => entry.kind === kind), all.counts]);
  }
});

test('a page of the timeline has thirty entries, and new entries do not shift later pages', async () => {
  const id = await server.startup();
  for (let edit = 1; edit <= 33; edit += 1) await server.edit(id, `Text ${edit}`);
  const first = await server.timeline(id);
  expect([first.items.length, first.counts.all]).toEqual([30, 34]);
  await server.decided({ kind: 'contacted' }, { id });
  const rest = await server.timeline(id, `?before=${first.next}`);
  expect(kinds(rest)).toEqual(['change', 'change', 'change', 'score']);
  expect([rest.next, rest.counts.all]).toEqual([null, 35]);
  expect(new Set([...first.items, ...rest.items].map((entry) => entry.id)).size).toBe(34);
});

test('the timeline lists an accepted value and its undo', async () => {
  const id = await server.startup();
  await server.call('PATCH', `/auth/investments/${id}/text`, { website: 'https://alpha.example' });
  const accepted = await server.call('POST', `/auth/startups/${id}/facts/company_name/confirm`, {});
  await server.call('POST', `/auth/fact-changes/${accepted.body.change.id}/undo`, {});
  const { items } = await server.timeline(id, '?kind=change');
  const name = `Company ${id}`;
  expect(items.map(({ act, changes }) => ({ act, changes }))).toEqual([
    { act: 'undone', changes: [{ field: 'company_name', before: name, after: name }] },
    { act: 'confirmed', changes: [{ field: 'company_name', before: name, after: name }] },
    { act: undefined, changes: [{ field: 'website', before: null, after: 'https://alpha.example' }] },
  ]);
});

test('the timeline lists decisions from before 0.3.0, which can be undone', async () => {
  const id = await server.startup();
  await server.db.execute(sql`
    insert into decisions (id, startup_id, kind, "from", "to", made_at, origin) overriding system value
    select -n, ${id}, 'contacted', 0, n % 2, '2020-01-01T10:00:00Z', 'api' from generate_series(1, 32) n`);
  await server.call('PATCH', `/auth/investments/${id}/flags`, { contact: 1 });
  const first = await server.timeline(id, '?kind=decision');
  const rest = await server.timeline(id, `?kind=decision&before=${first.next}`);
  const items = [...first.items, ...rest.items];
  expect(items.slice(1).map((entry) => [entry.id, entry.decision?.score])).toEqual(
    Array.from({ length: 32 }, (_, index) => [`decision-${-index - 1}`, null]),
  );
  const undo = (decision: string) =>
    server.call('POST', `/auth/investments/${id}/decisions/${decision}/undo`, {});
  expect((await undo('-1')).body).toMatchObject({ error: 'admin set Contacted since. Undo that first.' });
  await undo(items[0]?.decision?.id ?? '');
  expect(await undo('-1')).toMatchObject({ status: 200, body: { decision: { undoes: '-1' } } });
  expect((await undo('--1')).status).toBe(404);
});

test('setting a flag to its current value is not a decision in the timeline', async () => {
  const id = await server.startup();
  await server.call('PATCH', `/auth/investments/${id}/flags`, { contract: 0 });
  const { items, counts } = await server.timeline(id, '?kind=decision');
  expect([items, counts.decision]).toEqual([[], 0]);
});

test('the timeline shows the time at which an article was read if this was its publication day', async () => {
  const id = await server.startup();
  const address = 'https://news.example.org/b';
  await server.db.execute(sql`
    insert into articles (url, title, text, text_hash, fetched_at)
    values (${address}, 'B', 'B', 'b', '2026-11-20T05:58:00Z')`);
  await publish(id, address, '2026-11-20');
  const { items } = await server.timeline(id, '?kind=news');
  expect(items).toMatchObject([{ has_time: true, at: '2026-11-20T05:58:00.000Z', news: { url: address } }]);
});

test('every signed-in person can read the timeline', async () => {
  const status = async (path: string, actor: 'user' | 'super' = 'user') =>
    (await server.app.inject({ url: `/auth/investments/${path}`, headers: server.asRole(actor) })).statusCode;
  expect(await status('1/timeline')).toBe(200);
  expect(await status('1/timeline', 'super')).toBe(200);
  expect(await status('999999/timeline')).toBe(404);
  expect(await status('x/timeline')).toBe(404);
  expect(await status('1/timeline?before=x')).toBe(400);
  expect(await status('1/timeline?kind=mail')).toBe(400);
});

test('the rules of a scoring version are loaded once for all startups', async () => {
  const id = await server.startup();
  const rules = () => server.db.transaction((tx) => readTimedRules(tx));
  const before = await rules();
  await server.weighAnew('fif grant', 5);
  const after = await rules();
  const scores = (await server.timeline(id, '?kind=score')).items;
  expect(scores[0]).toMatchObject({ score: { after: 5 } });
  const again = await rules();
  expect(again).toHaveLength(before.length + 1);
  expect(again).toEqual(after);
  for (const [place, version] of after.entries()) expect(again[place]?.rules).toBe(version.rules);
  expect(again.at(0)?.rules).toBe(before.at(0)?.rules);
});
