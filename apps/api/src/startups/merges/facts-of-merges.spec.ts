import { purgeDeletions } from '../deletions/purge-deletions';
import { factChanges } from '../../platform/db/schema/fact-changes.table';
import { mergesApp } from './merges.fixture';
import { startupMerges } from '../../platform/db/schema/merges.table';

let now = Date.parse('2026-01-01T00:00:00Z');
let server: Awaited<ReturnType<typeof mergesApp>>;
beforeAll(async () => {
  server = await mergesApp({ now: () => (now += 1_000) });
});
afterAll(() => server.close());
beforeEach(() => server.forget());

const correct = async (id: string, field: string, value: string) =>
  (await server.call('PATCH', `/startups/${id}/facts/${field}`, { payload: { value } })).body.change.id;

test('a correction that a merge replaced cannot be undone before the merge is undone', async () => {
  const { pair, a, b } = await server.lookAlikes();
  const change = await correct(a, 'email', 'first@lemantis.example');
  await correct(b, 'email', 'second@lemantis.example');
  const { id } = await server.merge(pair);
  expect(await server.curated()).toMatchObject([{ email: 'second@lemantis.example' }]);
  const refused = await server.call('POST', `/fact-changes/${change}/undo`);
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'Later changes build on this one. Undo them first.',
  ]);
  expect((await server.undo(id)).status).toBe(200);
  expect((await server.call('POST', `/fact-changes/${change}/undo`)).status).toBe(200);
  expect((await server.curated()).find((startup) => startup.id === a)?.email).toBe('blanc@lemantis.example');
});

test('an entry that a person discarded on either startup remains discarded after a merge', async () => {
  const { pair, b } = await server.lookAlikes();
  const { body: facts } = await server.call('GET', `/startups/${b}/facts`);
  const award = facts.awards.find(({ award_name }: { award_name: string }) => award_name === 'fif grant');
  await server.call('DELETE', `/startups/${b}/awards/${award.key}`);
  await server.merge(pair);
  const [survivor] = (await server.call('GET', '/startups/curated?withAwards=1')).body.items;
  expect(survivor.awards.map(({ award_name }: { award_name: string }) => award_name).sort()).toEqual([
    'Local prize',
    'eurostars',
  ]);
});

const awardNames = async (id: string): Promise<string[]> =>
  (await server.call('GET', `/startups/${id}/facts`)).body.awards.map(
    ({ award_name }: { award_name: string }) => award_name,
  );

test('entries of the other startup that a merge drops are recorded as changes', async () => {
  const { pair, a, b } = await server.lookAlikes();
  const { body: facts } = await server.call('GET', `/startups/${b}/facts`);
  const award = facts.awards.find(({ award_name }: { award_name: string }) => award_name === 'Local prize');
  const corrected = await server.call('PATCH', `/startups/${b}/awards/${award.key}`, {
    payload: { award_name: 'Regional prize' },
  });
  expect(corrected.status).toBe(200);
  await server.call('POST', `/startups/${b}/awards`, { payload: { award_name: 'Added prize' } });
  const added = await server.call('POST', `/startups/${a}/awards`, { payload: { award_name: 'Own prize' } });
  const lists = { awards: 'first' } as const;
  const preview = await server.preview(pair, { lists });
  expect(preview.first.id).toBe(a);
  expect([...(preview.lists.find(({ list }) => list === 'awards')?.result ?? [])].sort()).toEqual([
    'Own prize',
    'eurostars',
  ]);
  const { id } = await server.merge(pair, { lists });
  await server.importRow({ ID: 2, company_name: 'Lemantis Sàrl', awards: ['fif grant', 'Local prize'] });
  await server.curate();
  expect((await awardNames(a)).sort()).toEqual(['Own prize', 'eurostars']);
  const made = (await server.db.select().from(factChanges)).filter(
    ({ startup_id, kind, list }) => String(startup_id) === a && list === 'awards' && kind === 'discarded',
  );
  expect(made.map(({ text_before }) => text_before).sort()).toEqual([
    'Added prize',
    'Regional prize',
    'fif grant',
  ]);
  expect((await server.undo(id, true)).status).toBe(200);
  expect((await awardNames(b)).sort()).toEqual(['Added prize', 'Regional prize', 'fif grant']);
  expect((await server.call('POST', `/fact-changes/${added.body.change.id}/undo`)).status).toBe(200);
});

const fieldOf = async (id: string, name: string) =>
  (await server.call('GET', `/startups/${id}/facts`)).body.fields.find(
    ({ field }: { field: string }) => field === name,
  );

test('changes that were undone or discarded after a merge are not restored by undoing the merge', async () => {
  const { pair, a } = await server.lookAlikes();
  const older = await correct(a, 'email', 'older@lemantis.example');
  const newer = await correct(a, 'email', 'newer@lemantis.example');
  await correct(a, 'canton', 'ZH');
  const founder = await server.call('POST', `/startups/${a}/founders`, {
    payload: { first_name: 'New', last_name: 'Person' },
  });
  const { id } = await server.merge(pair, { survivor: 'first' });
  const acts = [
    await server.call('DELETE', `/startups/${a}/facts/canton`),
    await server.call('POST', `/fact-changes/${founder.body.change.id}/undo`),
    await server.call('POST', `/fact-changes/${newer}/undo`),
  ];
  expect(acts.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await server.undo(id)).status).toBe(409);
  expect((await server.undo(id, true)).status).toBe(200);
  expect((await fieldOf(a, 'canton')).value).toBe('VD');
  expect((await fieldOf(a, 'email')).value).toBe('older@lemantis.example');
  const { founders } = (await server.call('GET', `/startups/${a}/facts`)).body;
  expect(founders.map(({ last_name }: { last_name: string }) => last_name)).toEqual(['Blanc']);
  expect((await server.call('POST', `/fact-changes/${older}/undo`)).status).toBe(200);
  expect((await fieldOf(a, 'email')).value).toBe('blanc@lemantis.example');
});

test('a value that a person kept against a suggestion after a merge is listed before the undo', async () => {
  const { pair, a } = await server.lookAlikes();
  await correct(a, 'canton', 'ZH');
  await server.importRow({ ID: 1, company_name: 'Lémantis Therapeutics SA', canton: 'BE' });
  await server.curate();
  const { id } = await server.merge(pair, { survivor: 'first' });
  const { suggestions } = await fieldOf(a, 'canton');
  for (const { id: suggestion } of suggestions)
    expect((await server.call('POST', `/suggestions/${suggestion}/keep`)).status).toBe(200);
  const refused = await server.undo(id);
  expect([refused.status, refused.body.changes.length]).toEqual([409, suggestions.length]);
  expect((await server.undo(id, true)).status).toBe(200);
  expect((await fieldOf(a, 'canton')).value).toBe('ZH');
  expect((await fieldOf(a, 'canton')).suggestions).toEqual([]);
});

test('the facts of a merged startup are the facts of the surviving startup', async () => {
  const { pair, a, b } = await server.lookAlikes();
  await server.merge(pair);
  for (const what of ['facts', 'facts/email/history'])
    expect((await server.call('GET', `/startups/${b}/${what}`)).status).toBe(200);
  expect((await server.call('GET', `/startups/${b}/facts`)).body.id).toBe(a);
  const refused = await server.call('PATCH', `/startups/${b}/facts/email`, { payload: { value: 'x@y.ch' } });
  expect([refused.status, refused.body.merged_into]).toEqual([409, a]);
});

test('purging a deleted surviving startup deletes the data of its merges', async () => {
  const { pair, a, b } = await server.lookAlikes();
  await correct(b, 'email', 'second@lemantis.example');
  const first = await server.merge(pair);
  await server.undo(first.id);
  await server.call('DELETE', `/startups/curated/${a}`);
  now += 31 * 86_400_000;
  await purgeDeletions(server.db, now);
  expect(await server.db.$count(startupMerges)).toBe(0);
  expect((await server.db.select().from(factChanges)).map(({ startup_id }) => String(startup_id))).toEqual([
    b,
  ]);
});
