import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { keptApart } from '../../platform/db/schema/duplicates.table';
import { BETA, splitsApp } from './splits.fixture';

/** The spy must exist before the first connection, because a connection keeps a reference to the function. */
const query = jest.spyOn(Client.prototype, 'query');

let server: Awaited<ReturnType<typeof splitsApp>>;
beforeAll(async () => {
  server = await splitsApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const MOST = 50;

/** Creates a startup from many companies with one website, and a group for each row except the first. */
async function ofMany(groups: number) {
  for (let index = 0; index <= groups; index += 1)
    await server.importRow({ ...BETA, company_name: `Firm ${index} AG`, number: String(index) });
  await server.curate();
  const [{ id = '' } = {}] = await server.curated();
  const { items } = await server.rows(id);
  return { id, order: { groups: items.slice(1).map((row) => ({ rows: [row.id] })) } };
}

/** Counts the SQL statements that a preview with the given number of groups runs. */
async function statementsOf(groups: number): Promise<number> {
  await server.reset();
  const { id, order } = await ofMany(groups);
  query.mockClear();
  const { parts } = await server.previewSplit(id, order);
  expect(parts).toHaveLength(groups);
  expect(query).toHaveBeenCalled();
  return query.mock.calls.length;
}

test('a split preview needs few database statements per group', async () => {
  const [few, many] = [await statementsOf(2), await statementsOf(12)];
  expect((many - few) / 10).toBeLessThan(5);
});

test('the startups of a split are kept apart in pairs, in the order of the groups', async () => {
  const { id, order } = await ofMany(3);
  const split = await server.split(id, order);
  expect(split.parts.map(({ company_name }) => company_name)).toEqual([
    'Firm 1 AG',
    'Firm 2 AG',
    'Firm 3 AG',
  ]);
  expect(await server.db.$count(keptApart)).toBe(6);
});

test('a split into more groups than one transaction supports is refused', async () => {
  const groups = Array.from({ length: MOST + 1 }, (_, index) => ({ rows: [String(index + 1)] }));
  const { status } = await server.call('POST', '/startups/1/split/preview', { payload: { groups } });
  expect(status).toBe(400);
});

test('a startup with very many rows lists the first 1,000 rows for a split', async () => {
  const { id } = await ofMany(1);
  await server.db.execute(sql`
    insert into raw_startups (company_name, content_hash, origin, received, search_key, startup_id, curated_at)
    select 'Firm ' || n, 'h' || n, 'import', '{}', 'firm', ${id}::bigint, now() from generate_series(1, 998) n`);
  const answers = async () => {
    const { items, total } = await server.rows(id);
    return [items.length, total];
  };
  expect(await answers()).toEqual([1000, 1000]);
  await server.importRow({ ...BETA, company_name: 'Firm 1 AG', number: '7' });
  await server.curate();
  expect(await answers()).toEqual([1000, 1001]);
});
