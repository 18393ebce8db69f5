import { websiteKey } from '@vaglio/startups-domain';
import fc from 'fast-check';
import { asc, eq, sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { rawStartupRevisions } from '../../platform/db/schema/raw-startup-revisions.table';
import { runCuration } from '../../startups/curation/run-curation';
import { deletions } from '../../platform/db/schema/deletions.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';
import { nameKeyOf } from '../../startups/raw/match-keys';
import { testApp } from '../../testing/test-app';
import { importer, realList } from '../imports.fixture';
import { imports } from '../../platform/db/schema/imports.table';

let server: Awaited<ReturnType<typeof testApp>>;
let person: ReturnType<typeof importer>;
beforeAll(async () => {
  server = await testApp();
  person = importer(server);
});
afterAll(() => server.close());
beforeEach(empty);

async function empty(): Promise<void> {
  for (const table of [imports, rawStartups, startups, rawStartupRevisions, deletions])
    await server.db.delete(table);
}

const NOBODY = { userId: null, sessionId: null, ip: null, requestId: null };
const curate = () => runCuration(server.db, { limit: 500, dryRun: false }, NOBODY, Date.now());
const call = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  server.app.inject({ method, url, headers: server.asRole('admin'), ...(payload && { payload }) });
const importRow = (payload: object) => call('POST', '/auth/startups/import-raw', payload);

async function undo(id: string) {
  const answer = await person.post(id, 'undo');
  expect(answer.statusCode).toBe(200);
  await person.work();
  return person.read(id);
}

/** Returns all displayed data and the state of curation, without times and versions. */
async function lists() {
  const raws = await server.db.select().from(rawStartups).orderBy(asc(rawStartups.id));
  const curated = await server.db.select().from(startups).orderBy(asc(startups.id));
  const awards = await server.db
    .select({ id: startupAwards.startup_id, key: startupAwards.award_key })
    .from(startupAwards)
    .orderBy(asc(startupAwards.startup_id), asc(startupAwards.award_key));
  return {
    raws: raws.map(({ version, ...row }) => row),
    curated: curated.map(
      ({ version, updated_at, last_modified_score, firstTime_appear_inscore, ...row }) => row,
    ),
    awards,
    former: await server.db.$count(rawStartupRevisions),
  };
}

type Lists = Awaited<ReturnType<typeof lists>>;

/** Returns whether rows of different startups state the same name or website. */
async function isAnyKeyContested(): Promise<boolean> {
  const present = await server.db.select().from(rawStartups);
  const former = (await server.db.select().from(rawStartupRevisions)).map(({ content, startup_id }) => ({
    company_name: content.company_name,
    website: content.website,
    startup_id,
  }));
  const claimants = new Map<string, number | null>();
  return [...present, ...former].some(({ company_name, website, startup_id }) =>
    [`name ${nameKeyOf(company_name)}`, `website ${websiteKey(website) ?? startup_id}`].some((key) => {
      const first = claimants.get(key) ?? startup_id;
      claimants.set(key, first);
      return first !== startup_id;
    }),
  );
}

/**
 * Removes names and websites from the lists. If rows of several startups state them, the startup that has them keeps
 * them, so an undo may not restore them.
 */
const withoutKeys = (state: Lists) => ({
  ...state,
  curated: state.curated.map(
    ({ company_name, name_key, website, website_host, search_key, also, origins, ...startup }) => startup,
  ),
});

test('undoing an import restores the lists exactly, curated or not', async () => {
  await importRow({ ID: '15', company_name: 'biped', canton: 'VD', awards: ['fif grant'] });
  await importRow({ company_name: 'Memo Therapeutics AG', website: 'memo.example' });
  await curate();
  const before = await lists();
  const file = await person.upload(realList('startups-utf8-comma.csv'));
  await person.commit(file.id);
  await curate();
  expect((await lists()).curated.length).toBeGreaterThan(80);
  expect(await undo(file.id)).toMatchObject({ state: 'undone', changed_since: 0, undone_by: 'admin' });
  expect(await lists()).toEqual(before);
  const [event] = await server.db.select().from(auditEvents).where(eq(auditEvents.action, 'import_undone'));
  expect(event).toMatchObject({ target_id: file.id, after: { taken_back: 92, kept: 0 } });
  const again = await person.post(file.id, 'undo');
  expect([again.statusCode, again.json()]).toMatchObject([409, { error: 'The import was undone already.' }]);
});

test('undoing an import keeps values that were changed since, and their lines show the reason', async () => {
  const file = await person.upload(
    'ID,company_name,canton\n1,Edited,ZH\n2,Again,ZH\n3,Gone,ZH\n4,Same,ZH\n5,Deleted,ZH\n',
  );
  await person.commit(file.id);
  await curate();
  const idOf = async (name: string) =>
    (await server.db.select({ id: startups.id }).from(startups).where(eq(startups.company_name, name)))[0]
      ?.id;
  const rawOf = async (name: string) =>
    (
      await server.db
        .select({ id: rawStartups.id })
        .from(rawStartups)
        .where(eq(rawStartups.company_name, name))
    )[0]?.id;
  await server.db
    .update(startups)
    .set({ origins: sql`origins || '{"canton": {"by": "person", "at": "2026-01-01T00:00:00.000Z"}}'` })
    .where(eq(startups.company_name, 'Edited'));
  await importRow({ ID: '2', company_name: 'Again', canton: 'BE' });
  expect((await call('DELETE', `/auth/startups/raw/${await rawOf('Gone')}`)).statusCode).toBe(204);
  expect((await call('DELETE', `/auth/startups/curated/${await idOf('Deleted')}`)).statusCode).toBe(204);
  expect((await person.read(file.id)).changed_since).toBe(4);
  expect(await undo(file.id)).toMatchObject({ state: 'undone', changed_since: 4 });
  expect(
    (await person.lines(file.id, 'outcome=kept')).map(({ company_name, kept }) => [company_name, kept]),
  ).toEqual([
    ['Edited', 'The startup was edited since.'],
    ['Again', 'The row was changed since, by an import or a decision.'],
    ['Gone', 'The row was deleted since.'],
    ['Deleted', 'Its startup was deleted since.'],
  ]);
  expect((await lists()).curated.map(({ company_name }) => company_name)).toEqual([
    'Edited',
    'Again',
    'Gone',
  ]);
});

test('undoing an import keeps the value that a person set over it', async () => {
  await importRow({ ID: '7', company_name: 'Nivalis', canton: 'VD' });
  await curate();
  const file = await person.upload('ID,company_name,canton,country\n7,Nivalis,BE,Switzerland\n');
  await person.commit(file.id);
  await curate();
  const said = { by: 'person', at: new Date().toISOString() } as const;
  await server.db
    .update(startups)
    .set({ canton: 'ZH', origins: sql`origins || ${JSON.stringify({ canton: said })}::jsonb` });
  await undo(file.id);
  expect((await lists()).curated).toMatchObject([{ canton: 'ZH', country: null, external_id: '7' }]);
  expect((await lists()).raws).toMatchObject([{ canton: 'VD' }]);
});

test('an import lists the contacted startups that lose values when it is undone, and these keep their decisions', async () => {
  await importRow({ ID: '7', company_name: 'Nivalis', canton: 'VD' });
  await importRow({ ID: '8', company_name: 'Untouched', canton: 'VD' });
  await curate();
  const file = await person.upload(
    'ID,company_name,country\n7,Nivalis,Switzerland\n8,Untouched,Switzerland\n',
  );
  expect(file.undo_costs).toBeNull();
  await person.commit(file.id);
  await curate();
  const [nivalis] = await server.db.select().from(startups).where(eq(startups.external_id, '7'));
  await call('PATCH', `/auth/investments/${nivalis?.id}/flags`, { contact: 1 });
  expect((await person.read(file.id)).undo_costs).toEqual({ startups: 1, names: ['Nivalis'] });
  await undo(file.id);
  expect((await lists()).curated).toMatchObject([
    { company_name: 'Nivalis', email_sent: 1, country: null },
    { company_name: 'Untouched', country: null },
  ]);
});

test('a startup is removed when the last import with it is undone', async () => {
  const first = await person.upload('ID,company_name,canton\n1,Ghosty,ZH\n');
  await person.commit(first.id);
  await curate();
  const second = await person.upload('company_name,website\nGhosty,ghosty.example\n');
  await person.commit(second.id);
  await curate();
  await undo(first.id);
  expect((await lists()).curated).toMatchObject([{ company_name: 'Ghosty', canton: null }]);
  await undo(second.id);
  expect(await lists()).toMatchObject({ raws: [], curated: [] });
});

test('a startup from before the imports is kept when they are undone', async () => {
  await importRow({ company_name: 'Nivalis', canton: 'VD' });
  await curate();
  await server.db.delete(rawStartups);
  const file = await person.upload('company_name,website\nNivalis,nivalis.example\n');
  await person.commit(file.id);
  await curate();
  await undo(file.id);
  expect((await lists()).curated).toMatchObject([{ company_name: 'Nivalis', canton: 'VD' }]);
});

test('undoing an import returns names that it moved between startups', async () => {
  await importRow({ ID: '3', company_name: 'Alpha' });
  await importRow({ ID: '1', company_name: 'Beta' });
  await curate();
  const before = await lists();
  const file = await person.upload('ID,company_name\n3,Gamma\n1,Alpha\n');
  await person.commit(file.id);
  await curate();
  expect((await lists()).curated.map(({ company_name: name }) => name)).toEqual(['Gamma', 'Alpha']);
  await undo(file.id);
  expect(await lists()).toEqual(before);
});

const cell = fc.constantFrom('', 'ZH', 'VD');
const row = fc.record({
  ID: fc.constantFrom('', '1', '2', '3'),
  company_name: fc.constantFrom('Alpha', 'Alpha AG', 'Beta', 'Gamma'),
  canton: cell,
  website: fc.constantFrom('', 'alpha.example', 'gamma.example'),
  'fif grant': fc.constantFrom('', 'x'),
});
type Row = { ID: string; company_name: string; canton: string; website: string; 'fif grant': string };

const csv = (rows: readonly Row[]): string =>
  ['ID,company_name,canton,website,fif grant', ...rows.map((one) => Object.values(one).join(','))].join('\n');

test('import, curation and undo restore the lists, whatever they contained', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 4 }),
      fc.array(row, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      async (there, imported, isCurated) => {
        await empty();
        for (const { 'fif grant': award, ...one } of there)
          await importRow({
            ...one,
            ...(one.ID === '' && { ID: null }),
            awards: award === '' ? [] : ['fif grant'],
          });
        await curate();
        const before = await lists();
        const file = await person.upload(csv(imported));
        if (!file.counts || file.counts.create + file.counts.update === 0) return;
        await person.commit(file.id);
        if (isCurated) await curate();
        const seen = (await isAnyKeyContested()) ? withoutKeys : (state: Lists) => state;
        expect(await undo(file.id)).toMatchObject({ state: 'undone', changed_since: 0 });
        expect(seen(await lists())).toEqual(seen(before));
      },
    ),
    { numRuns: 6 },
  );
});

test('undoing two imports in reverse order restores the lists', async () => {
  const file = fc.array(row, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(file, file, file, fc.boolean(), async (there, first, second, isCurated) => {
      await empty();
      const write = async (rows: Row[], isCuratedThen: boolean) => {
        const { id, counts } = await person.upload(csv(rows));
        const isWritten = counts !== null && counts.create + counts.update > 0;
        if (isWritten) await person.commit(id);
        if (isCuratedThen) await curate();
        return { id, isWritten };
      };
      await write(there, true);
      const states = [await lists()];
      const written = [await write(first, isCurated)];
      states.push(await lists());
      written.push(await write(second, isCurated));
      for (const { id, isWritten } of written.toReversed()) {
        const before = states.pop();
        if (!isWritten || !before) continue;
        const seen = (await isAnyKeyContested()) ? withoutKeys : (state: Lists) => state;
        expect(await undo(id)).toMatchObject({ state: 'undone', changed_since: 0 });
        if (isCurated || states.length === 0) expect(seen(await lists())).toEqual(seen(before));
      }
    }),
    { numRuns: 4 },
  );
});
