import { asc, desc } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { notes } from '../../platform/db/schema/notes.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { purgeDeletions } from '../../startups/deletions/purge-deletions';
import { duplicatesApp } from '../../startups/duplicates/duplicates.fixture';
import type { StartupAnswer } from '../../startups/records/startup.schemas';
import type { SimilarStartupBody } from './additions.schemas';

let server: Awaited<ReturnType<typeof duplicatesApp>>;
beforeAll(async () => {
  server = await duplicatesApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.forget();
  await server.db.delete(notes);
});

const VELA = {
  company_name: 'Vela Robotics',
  website: 'vela.ch',
  canton: 'Zürich',
  sector: 'Engineering',
  first_name: 'Ann',
  last_name: 'Frei',
  email: 'ann@vela.ch',
  number: '+41 44 000 00 00',
};
const add = (payload: object = VELA, actor: 'user+w' | 'admin' = 'user+w') =>
  server.call('POST', '/startups', { payload, actor });
const undo = (id: string, headers = {}, actor: 'user+w' | 'super+w' | 'admin' = 'user+w') =>
  server.call('POST', `/startups/${id}/undo-added`, { payload: {}, actor, headers });
const similar = async (query: Record<string, string>): Promise<SimilarStartupBody[]> =>
  (
    await server.call('GET', `/startups/similar?${new URLSearchParams(query).toString()}`, {
      actor: 'user+w',
    })
  ).body.items;
const lastEvent = async () =>
  (await server.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1))[0];

test('a startup added by a person is a raw row of that person and is ranked immediately', async () => {
  const { status, body } = await add({ ...VELA, note: 'Met at the fair.' });
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({
      company_name: 'Vela Robotics',
      website: 'https://vela.ch',
      canton: 'ZH',
      sector: 'Engin',
      email: 'ann@vela.ch',
    }),
  ]);
  const [raw] = await server.db.select().from(rawStartups);
  const { userId } = server.person('user+w');
  expect(raw).toMatchObject({ origin: 'person', created_by: userId, startup_id: Number(body.id) });
  expect(raw?.curated_at).not.toBeNull();
  const list = await server.call('GET', '/investments?mode=active', { actor: 'user' });
  expect(list.body.items).toMatchObject([{ id: body.id, rank: 1 }]);
  expect(await server.db.select().from(notes)).toMatchObject([
    { text: 'Met at the fair.', author_id: userId, startup_id: Number(body.id) },
  ]);
});

test('each value of an added startup names the person as its source', async () => {
  const { body } = await add();
  const { userId } = server.person('user+w');
  const [stored] = await server.db.select().from(startups);
  expect(stored?.origins).toMatchObject({ email: { by: 'person', user_id: userId } });
  const facts = await server.call('GET', `/startups/${body.id}/facts`, { actor: 'user' });
  const email = facts.body.fields.find(({ field }: { field: string }) => field === 'email');
  expect(email.origin).toMatchObject({ by: 'person', person: expect.any(String) });
  expect(await lastEvent()).toMatchObject({
    action: 'startup_added',
    actor_id: userId,
    target_id: body.id,
    after: { company_name: 'Vela Robotics', email: 'ann@vela.ch' },
  });
});

test('an import does not replace values that a person added, but fills empty ones', async () => {
  await add();
  await server.importRow({
    company_name: 'Vela Robotics AG',
    website: 'https://vela.ch',
    email: 'info@vela.ch',
    founding_year: 2021,
  });
  await server.curate();
  const curated = await server.db.select().from(startups);
  expect(curated).toMatchObject([
    { company_name: 'Vela Robotics', email: 'ann@vela.ch', founding_year: 2021 },
  ]);
});

test('an import with the same values as an added startup is another row of the startup', async () => {
  await add({ company_name: 'Vela' });
  await server.importRow({ company_name: 'Vela' });
  await server.curate();
  const rows = await server.db.select().from(rawStartups).orderBy(asc(rawStartups.id));
  expect(rows).toMatchObject([{ origin: 'person' }, { origin: 'import', startup_id: rows[0]?.startup_id }]);
});

test.each([
  ['the same name', { company_name: 'vela robotics ag' }],
  ['the same website', { company_name: 'Other', website: 'https://www.vela.ch/en' }],
])('adding a company with %s is refused', async (_what, payload) => {
  await add();
  expect(await add(payload)).toMatchObject({
    status: 409,
    body: { error: 'Vela Robotics is known already. Open it instead.' },
  });
  expect(await server.db.$count(rawStartups)).toBe(1);
});

test('adding a startup again with the same values is refused with its current name', async () => {
  const { body } = await add({ company_name: 'Vela Robotics' });
  await server.db.update(startups).set({ company_name: 'Corvo', name_key: 'corvo' });
  expect(await add({ company_name: 'Vela Robotics' })).toMatchObject({
    status: 409,
    body: {
      error: 'Vela Robotics was added before with the same values. It is called Corvo now. Open it instead.',
    },
  });
  expect(body.company_name).toBe('Vela Robotics');
});

test('a company that was deleted cannot be added until it is restored', async () => {
  const { body } = await add();
  await server.call('DELETE', `/startups/curated/${body.id}`);
  expect(await add()).toMatchObject({
    status: 409,
    body: { error: 'Vela Robotics was deleted. An administrator can restore it.' },
  });
  expect(await similar({ name: 'Vela Robotics' })).toMatchObject([{ is_same: true, is_deleted: true }]);
});

test('adding a startup again after it was renamed and deleted is refused with a next step', async () => {
  const { body } = await add();
  await server.db.update(startups).set({ company_name: 'Corvo', name_key: 'corvo', website_host: null });
  await server.call('DELETE', `/startups/curated/${body.id}`);
  const before = 'Vela Robotics was added before with the same values';
  expect(await add()).toMatchObject({
    status: 409,
    body: { error: `${before} and deleted as Corvo. An administrator can restore it.` },
  });
  await purgeDeletions(server.db, Date.now() + 31 * 86_400_000);
  expect(await add()).toMatchObject({
    status: 409,
    body: {
      error: `${before}, was deleted and cannot be restored any more. Change or add a value to add it again.`,
    },
  });
  expect((await add({ ...VELA, number: '+41 44 000 00 01' })).status).toBe(201);
});

test.each([
  [{}, 'company_name'],
  [{ company_name: ' ' }, 'company_name'],
  [{ company_name: 'Vela', website: 'javascript:alert(1)' }, 'website'],
  [{ company_name: 'Vela', score: 5 }, 'score'],
])('the new startup %j is refused', async (payload, field) => {
  const { status, body } = await add(payload);
  expect([status, body.error]).toEqual([400, expect.stringContaining(field)]);
  expect(await server.db.$count(rawStartups)).toBe(0);
});

test('the possible duplicates of an added startup equal those found by curation', async () => {
  const ids = await server.curateRows(
    { ID: '1', company_name: 'Lemantis Therapeutics AG', website: 'lemantis.ch', canton: 'VD' },
    { ID: '2', company_name: 'Nova Water' },
  );
  await server.pairs();
  expect(await similar({ name: 'Lemantis' })).toEqual([
    expect.objectContaining({ id: ids.get('Lemantis Therapeutics AG'), canton: 'VD', is_same: false }),
  ]);
  expect(await similar({ name: 'Another name', website: 'lemantis.ch/team' })).toEqual([
    expect.objectContaining({
      company_name: 'Lemantis Therapeutics AG',
      is_same: true,
      because: 'Same website',
    }),
  ]);
  expect(await similar({ name: 'Quite another' })).toEqual([]);
});

test('undoing an added startup removes its row and its note', async () => {
  const { body } = await add({ ...VELA, note: 'Met at the fair.' });
  expect((await undo(body.id, { 'if-match': String(body.version) })).status).toBe(204);
  expect([
    await server.db.$count(startups),
    await server.db.$count(rawStartups),
    await server.db.$count(notes),
  ]).toEqual([0, 0, 0]);
  expect(await lastEvent()).toMatchObject({
    action: 'startup_addition_undone',
    before: { company_name: 'Vela Robotics' },
  });
  expect((await add()).status).toBe(201);
});

test('adding a startup cannot be undone once the startup has other data', async () => {
  const { body } = await add();
  await server.call('POST', `/investments/${body.id}/notes`, { payload: { text: 'Call them.' } });
  await server.importRow({ company_name: 'Vela Robotics', founding_year: 2021 });
  await server.curate();
  expect(await undo(body.id)).toMatchObject({
    status: 409,
    body: { error: 'It cannot be undone because of later changes: an import or an article, notes.' },
  });
});

test('adding a startup can be undone only by the same person or an administrator', async () => {
  const { body }: { body: StartupAnswer } = await add();
  expect((await undo(body.id, {}, 'super+w')).status).toBe(403);
  expect((await undo(body.id, { 'if-match': '99' })).status).toBe(412);
  expect((await undo(body.id, {}, 'admin')).status).toBe(204);
  expect((await undo(body.id)).status).toBe(404);
});

test('a startup from an import cannot be undone like an added startup', async () => {
  const ids = await server.curateRows({ ID: '1', company_name: 'Blick' });
  expect(await undo(ids.get('Blick') ?? '', {}, 'admin')).toMatchObject({ status: 409 });
});
