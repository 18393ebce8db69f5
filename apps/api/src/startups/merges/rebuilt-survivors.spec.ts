import { rebuildStartups } from '../curation/rebuild-startups';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { LOOK_ALIKE, mergesApp } from './merges.fixture';

let server: Awaited<ReturnType<typeof mergesApp>>;
beforeAll(async () => {
  server = await mergesApp();
});
afterAll(() => server.close());
beforeEach(() => server.forget());

test('an imported row of a merged startup gives the surviving startup no external id', async () => {
  const { pair, a, b } = await server.lookAlikes(
    { company_name: 'Lémantis Therapeutics SA' },
    { ...LOOK_ALIKE, ID: undefined },
  );
  const uids = new Map((await server.db.select().from(startups)).map(({ id, uid }) => [String(id), uid]));
  const { survivor_id } = await server.merge(pair);
  const merged = survivor_id === a ? b : a;
  await server.importRow({
    ID: uids.get(merged),
    company_name: 'Lemantis Sàrl',
    email: 'new@lemantis.example',
  });
  await server.curate();
  const stored = () => server.db.select().from(startups);
  const before = await stored();
  expect(before).toMatchObject([{ external_id: null, email: 'new@lemantis.example' }]);
  const made = await server.db.transaction((tx) =>
    rebuildStartups(tx, [Number(survivor_id)], '2030-01-01T00:00:00.000Z'),
  );
  expect(made).toEqual({ changed: [], awardsInserted: 0, isKeyReleased: false });
  expect(await stored()).toEqual(before);
});

test('a merge can be undone even if its row was imported again', async () => {
  const { pair } = await server.lookAlikes(
    { ID: undefined, company_name: 'Lémantis Therapeutics SA', awards: ['eurostars'] },
    { ...LOOK_ALIKE, ID: 'A1' },
  );
  const stored = () => server.db.select().from(startups).orderBy(startups.id);
  const withId = (all: Awaited<ReturnType<typeof stored>>) =>
    all.filter(({ external_id }) => external_id === 'A1');
  const [owner] = withId(await stored());
  const { id: merge, survivor_id } = await server.merge(pair);
  expect(survivor_id).not.toBe(String(owner?.id));
  const [row] = (await server.db.select().from(rawStartups)).filter(
    ({ external_id }) => external_id === 'A1',
  );
  expect((await server.call('DELETE', `/startups/raw/${row?.id}`)).status).toBeLessThan(300);
  await server.importRow({ ID: 'A1', company_name: 'Lemantis Sàrl', email: 'again@lemantis.example' });
  await server.curate();
  expect((await server.undo(merge, true)).status).toBe(200);
  expect(withId(await stored()).map(({ id }) => id)).toEqual([owner?.id]);
});
