import { sampleRow } from '../../apps/api/src/operations/seed/sample/sample-row';
import { call, type World } from './bench-world';
import { compare } from './load';
import { comparison } from './read-figures';
import type { Chapter, Figure } from './report';

/** Numbers that no other part of the bench uses. */
const FIRST = 6_000_000;
const AT_ONCE = [16, 1] as const;

/**
 * One raw startup a call, as a script sends them, another one each time. The floor writes the same fields into a table with
 * the same indexes, in one prepared insert without audit, checks or matching.
 * @throws when the rows and events of the database are not those that were sent
 */
export async function rowFigures(world: World): Promise<Chapter> {
  const { server, floor, token, client, startups } = world;
  await client.query('create table if not exists floor_rows (like raw_startups including all)');
  let sent = 0;
  const nextRow = () => sampleRow(FIRST + (sent += 1));
  let bare = 0;
  const nextBareRow = () => sampleRow(FIRST + (bare += 1));
  const before = await stored(world);
  const figures: Figure[] = [];
  for (const atOnce of AT_ONCE) {
    const loads = await compare({
      ours: {
        name: 'one row a call',
        server,
        token,
        atOnce,
        path: () => ({ path: '/auth/startups/import-raw', method: 'POST', body: nextRow() }),
      },
      bare: {
        name: 'floor, one row a call',
        server: floor,
        atOnce,
        path: () => ({ path: '/?row=1', method: 'POST', body: nextBareRow() }),
      },
    });
    figures.push(...comparison(`one row a call, ${atOnce} at once`, loads));
  }
  const after = await stored(world);
  const counted = [after.rows - before.rows, after.events - before.events, after.bareRows - before.bareRows];
  if (counted.join() !== [sent, sent, bare].join())
    throw new Error(`of ${sent} rows and ${bare} of the floor are there: ${counted.join(', ')}`);
  await readBack(world, sampleRow(FIRST + sent));
  return { title: `One row a call at ${startups} startups`, figures };
}

async function stored({ client }: World) {
  const { rows } = await client.query<{ rows: number; events: number; bareRows: number }>(`
    select (select count(*)::int from raw_startups) as rows, (select count(*)::int from floor_rows) as "bareRows",
      (select count(*)::int from audit_events e join audit_seals s on s.event_id = e.id where e.action = 'startup.import') as events`);
  if (!rows[0]) throw new Error('the counts have no row');
  return rows[0];
}

/** @throws unless the list of raw startups has the row with what was sent */
async function readBack(world: World, { company_name, email, website }: ReturnType<typeof sampleRow>) {
  const path = `/auth/startups/raw?pageSize=20&q=${encodeURIComponent(company_name)}`;
  const { items } = await call<{ items: Record<string, unknown>[] }>(world, 'GET', path);
  const isThere = items.some(
    (item) => item['company_name'] === company_name && item['email'] === email && item['website'] === website,
  );
  if (!isThere) throw new Error(`${company_name} is not in the list of raw startups`);
}
