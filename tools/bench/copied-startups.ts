import type { Client } from 'pg';

/** So many are curated as the application does it; curating a million would take an hour. */
const CURATED_AT_MOST = 50_000;

/** How many of so many startups are curated; the rest are copies of them. */
export function curatedOf(startups: number): number {
  return startups / Math.ceil(startups / CURATED_AT_MOST);
}

/**
 * Copies all startups with their awards, articles and raw rows until there are so many, under other names and numbers.
 * Triggers do not run: only for a database that no server reads yet.
 * @throws unless the number is a multiple of the startups that are there
 */
export async function copyStartups(client: Client, startups: number): Promise<void> {
  const { there, lastId } = await present(client);
  if (startups % there !== 0) throw new Error(`${there} startups cannot be copied to ${startups}.`);
  await client.query('set session_replication_role = replica');
  for (let copy = 1; copy < startups / there; copy += 1)
    for (const table of tablesOfACopy(copy, copy * lastId)) await copyRows(client, table, lastId);
  await client.query(`
    select setval(pg_get_serial_sequence('startups', 'id'), (select max(id) from startups)),
           setval(pg_get_serial_sequence('raw_startups', 'id'), (select max(id) from raw_startups))`);
  await client.query('set session_replication_role = origin');
}

/** @param values what differs in a copy, by column; all other columns are copied as they are */
type CopiedTable = { name: string; number: string; values: Readonly<Record<string, string>> };

function tablesOfACopy(copy: number, further: number): CopiedTable[] {
  const numbered = (column: string) => ({ [column]: `${column} + ${further}` });
  const renamed = (...columns: string[]) =>
    Object.fromEntries(columns.map((column) => [column, `${column} || ' ${copy}'`]));
  const own = {
    ...numbered('id'),
    ...renamed('external_id', 'company_name', 'search_key'),
    uid: 'gen_random_uuid()',
  };
  return [
    { name: 'startups', number: 'id', values: { ...own, ...renamed('name_key', 'website_host') } },
    { name: 'startup_awards', number: 'startup_id', values: numbered('startup_id') },
    { name: 'startup_articles', number: 'startup_id', values: numbered('startup_id') },
    {
      name: 'raw_startups',
      number: 'id',
      values: { ...own, ...renamed('content_hash'), ...numbered('startup_id') },
    },
  ];
}

async function copyRows(
  client: Client,
  { name, number, values }: CopiedTable,
  lastId: number,
): Promise<void> {
  const { rows } = await client.query<{ column_name: string }>(
    'select column_name from information_schema.columns where table_name = $1 and table_schema = current_schema()',
    [name],
  );
  const columns = rows.map((row) => row.column_name);
  const copied = columns.map((column) => values[column] ?? `"${column}"`);
  await client.query(
    `insert into ${name} (${columns.map((column) => `"${column}"`).join(', ')})
     overriding system value
     select ${copied.join(', ')} from ${name} where ${number} <= ${lastId}`,
  );
}

async function present(client: Client): Promise<{ there: number; lastId: number }> {
  const { rows } = await client.query<{ there: number; lastId: number }>(`
    select (select count(*)::int from startups) as there,
           greatest((select max(id) from startups), (select max(id) from raw_startups))::int as "lastId"`);
  if (!rows[0]?.there) throw new Error('There are no startups to copy.');
  return rows[0];
}
