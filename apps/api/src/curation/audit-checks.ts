import { CANTON_CODES, SECTORS } from '@vaglio/startups-domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Static } from '@sinclair/typebox';
import type { Tx } from '../db/open-database';
import { rawStartups, startupAwards, startups } from '../db/schema';
import type { AuditFinding } from './curation.schemas';

const MOST_EXAMPLES = 5;

/** Each invariant in words, and the condition by which a startup `s` breaks it. */
const INVARIANTS: readonly { check: string; broken: SQL }[] = [
  {
    check: 'A score is the sum of the weights of its counted awards',
    broken: sql`s.score <> coalesce((select sum(a.weight_used) from ${startupAwards} a where a.startup_id = s.id), 0)`,
  },
  {
    check: 'Every curated startup has a raw row it comes from',
    broken: sql`not exists (select 1 from ${rawStartups} r where r.startup_id = s.id)`,
  },
  { check: 'A canton is one of the 26 codes or unknown', broken: sql`s.canton <> all(${sql.param([...CANTON_CODES])}::text[])` },
  {
    check: 'A sector is one of the codes or unknown',
    broken: sql`s.sector <> all(${sql.param(SECTORS.map(({ code }) => code))}::text[])`,
  },
  {
    check: 'No two startups share a website host',
    broken: sql`s.website_host in (select website_host from ${startups} group by website_host having count(*) > 1)`,
  },
  {
    check: 'No two startups share a folded name',
    broken: sql`s.name_key in (select name_key from ${startups} group by name_key having count(*) > 1)`,
  },
];

/** The invariants that do not hold, each with the number of startups that break it and the first of them by id. */
export async function findBroken(tx: Tx): Promise<Static<typeof AuditFinding>[]> {
  const findings = [];
  for (const { check, broken } of INVARIANTS) {
    const { rows } = await tx.execute<{ example: string; total: string }>(sql`
      select s.company_name || ' (' || s.id || ')' as example, count(*) over () as total
      from ${startups} s where ${broken} order by s.id limit ${MOST_EXAMPLES}`);
    const [first] = rows;
    if (first) findings.push({ check, count: Number(first.total), examples: rows.map(({ example }) => example) });
  }
  return findings;
}
