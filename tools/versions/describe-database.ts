import type { Client } from 'pg';

/** Returns the content of a fixture that an upgrade must preserve, in the schema of the fixture's version. */
export async function describeDatabase(client: Client) {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = 'public' and c.relkind = 'r' group by 1 order by 1`);
  const described: Record<string, { rows: number; columns: string[] }> = {};
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ rows: number }>(`select count(*)::int as rows from "${name}"`);
    described[name] = { rows: rows[0]?.rows ?? 0, columns };
  }
  const { rows: sums } = await client.query<{ startups: number; score_sum: string; audit_events: number }>(`
    select (select count(*)::int from startups) as startups,
      (select coalesce(sum(score), 0)::text from startups) as score_sum,
      (select count(*)::int from audit_events) as audit_events`);
  return { ...sums[0], audit_seal: await sealOf(client), tables: described };
}

/** Returns the last seal of the audit trail; '' in a version that has no seals. */
async function sealOf(client: Client): Promise<string> {
  const { rows: found } = await client.query("select 1 where to_regclass('public.audit_head') is not null");
  if (found.length === 0) return '';
  const { rows } = await client.query<{ hash: string }>('select hash from audit_head');
  return rows[0]?.hash ?? '';
}
