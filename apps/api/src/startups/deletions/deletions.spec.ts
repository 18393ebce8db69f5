import { eq } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { deletingApp } from './deleting.fixture';
import { isDeletedContent } from './deleted-content';
import { deletions } from '../../platform/db/schema/deletions.table';
import { purgeDeletions } from './purge-deletions';

const DAY_MS = 86_400_000;

let server: Awaited<ReturnType<typeof deletingApp>>;
beforeAll(async () => {
  server = await deletingApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.forget();
  await server.weigh('eurostars', 4);
  await server.importRow({
    ID: '7',
    company_name: 'Acme AG',
    website: 'https://acme.ch',
    awards: ['eurostars'],
  });
  await server.curate();
});

const acme = async () => (await server.curated())[0];
const events = async (action: string) =>
  server.db.select().from(auditEvents).where(eq(auditEvents.action, action)).orderBy(auditEvents.id);

test('a deleted startup is listed with person, time and remaining days', async () => {
  expect((await server.remove('curated', '1')).status).toBe(204);
  expect(await server.deleted()).toEqual([
    {
      id: '1',
      kind: 'startup',
      row_id: '1',
      company_name: 'Acme AG',
      deleted_at: expect.any(String),
      deleted_by: 'admin',
      purged_from: expect.any(String),
      days_left: 30,
    },
  ]);
  expect((await events('startup_deleted')).at(-1)).toMatchObject({
    actor_id: server.person('admin').userId,
    target_type: 'startup',
    target_id: '1',
    before: { company_name: 'Acme AG' },
  });
  const trail = await server.call('GET', '/auth/admin/audit?pageSize=10');
  expect(trail.body.items.map(({ target_name }: { target_name: string }) => target_name)).toContain(
    'Acme AG',
  );
  expect((await server.remove('curated', '1')).status).toBe(404);
});

test.each(['curated', 'raw'] as const)(
  'a %s row that has changed since it was read is not deleted',
  async (kind) => {
    const stale = await server.remove(kind, '1', { 'if-match': '"9"' });
    expect([stale.status, stale.body.current.company_name]).toEqual([412, 'Acme AG']);
    expect((await server.remove(kind, '1', { 'if-match': '"1"' })).status).toBe(204);
  },
);

test.each([
  ['name', { company_name: 'ACME' }],
  ['website', { company_name: 'Other', website: 'www.acme.ch/about' }],
  ['foreign id', { ID: '7', company_name: 'Renamed' }],
])('a row with the %s of a deleted startup is stored and creates no startup', async (_key, row) => {
  await server.remove('curated', '1');
  const { id } = await server.importRow({ ...row, email: 'later@acme.ch' });
  const found = async () => (await server.raw()).find((raw) => raw.id === id);
  if ((await found())?.deletion_id === null)
    expect(await server.curate()).toMatchObject({
      processed: 1,
      inserted: 0,
      updated: 0,
      setAside: 1,
      pending: 0,
    });
  expect(await server.curate()).toMatchObject({ processed: 0, pending: 0 });
  expect(await server.curated()).toEqual([]);
  expect(await found()).toMatchObject({ deletion_id: '1', startup_id: null, curated_at: null });
  await server.restoreLast();
  expect(await found()).toMatchObject({ deletion_id: null, startup_id: '1', curated_at: null });
  expect(await server.curate()).toMatchObject({ processed: 1, inserted: 0, updated: 1 });
  expect(await server.curated()).toMatchObject([{ id: '1', email: 'later@acme.ch' }]);
});

test('a restored startup has the score of the current rules', async () => {
  await server.remove('curated', '1');
  await server.call('POST', '/auth/startups/curate/audit');
  await server.db.execute('update parameters set value = 9');
  expect(await server.restoreLast()).toEqual({ status: 200, body: { kind: 'startup', row_id: '1' } });
  expect(await acme()).toMatchObject({ score: 9, awards: [{ award_name: 'eurostars', weight_used: 9 }] });
  expect(await server.deleted()).toEqual([]);
  expect((await events('startup_restored')).at(-1)).toMatchObject({ target_id: '1' });
  expect((await server.restore('1')).status).toBe(404);
});

test('a restored startup has the default for a column that was added after its deletion', async () => {
  await server.remove('curated', '1');
  await server.db.execute(
    `update deletions set content = content #- '{startup,raised_currency}' #- '{startup,rejected}'`,
  );
  expect((await server.restoreLast()).status).toBe(200);
  expect(await acme()).toMatchObject({ raised_currency: 'CHF', rejected: 0 });
});

test('a deleted startup is not restored if another startup now has its website', async () => {
  await server.remove('curated', '1');
  await server.importRow({ company_name: 'Beta' });
  await server.curate();
  await server.call('PATCH', '/auth/investments/2/text', { website: 'https://acme.ch' });
  expect(await server.restoreLast()).toEqual({
    status: 409,
    body: { error: "'Beta' has the website of 'Acme AG' now. Delete or change it first." },
  });
});

test('a deleted raw row that was imported again is not restored', async () => {
  await server.remove('raw', '1');
  await server.importRow({ ID: '7', company_name: 'Acme AG' });
  expect(await server.restoreLast()).toEqual({
    status: 409,
    body: { error: "The row of 'Acme AG' was imported again. Delete the new one first." },
  });
});

test('extracting news again does not restore a deleted raw row', async () => {
  const [raw] = await server.db.select().from(rawStartups);
  const isDeleted = () => server.db.transaction((tx) => isDeletedContent(tx, raw?.content_hash ?? ''));
  expect(await isDeleted()).toBe(false);
  await server.remove('raw', '1');
  expect(await isDeleted()).toBe(true);
});

test('a deleted startup cannot be restored after 30 days', async () => {
  await server.remove('curated', '1');
  await server.remove('raw', '1');
  const now = Date.now();
  await purgeDeletions(server.db, now + 30 * DAY_MS - 60_000);
  expect(await server.deleted()).toHaveLength(2);
  await purgeDeletions(server.db, now + 30 * DAY_MS + 60_000);
  await purgeDeletions(server.db, now + 30 * DAY_MS + 60_000);
  expect(await server.deleted()).toEqual([]);
  expect(await server.db.select().from(deletions)).toMatchObject([
    { row_id: 1, company_name: null, content: null },
    { row_id: 1, company_name: null, content: null },
  ]);
  expect(await events('startup_purged')).toMatchObject([{ actor_id: null, target_id: '1' }]);
  expect(await events('raw_startup_purged')).toHaveLength(1);
  expect((await server.restore('1')).status).toBe(404);
  await server.importRow({ company_name: 'Acme AG' });
  await server.curate();
  expect(await server.curated()).toMatchObject([{ id: '2', company_name: 'Acme AG' }]);
});

test('the raw row of a purged startup creates a new startup when an import changes the row', async () => {
  await server.remove('curated', '1');
  await purgeDeletions(server.db, Date.now() + 31 * DAY_MS);
  expect(await server.curate()).toMatchObject({ processed: 0 });
  await server.importRow({ ID: '7', company_name: 'Acme AG', email: 'new@acme.ch' });
  expect(await server.curate()).toMatchObject({ processed: 1, inserted: 1 });
});

test('the audit reports a startup whose raw row is deleted only if the row can no longer be restored', async () => {
  const findings = async () => (await server.call('POST', '/auth/startups/curate/audit')).body.findings;
  await server.remove('raw', '1');
  expect(await findings()).toEqual([]);
  await server.db.delete(deletions);
  expect(await findings()).toMatchObject([{ check: expect.stringMatching('raw row'), count: 1 }]);
});
