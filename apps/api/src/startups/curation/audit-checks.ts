import { CANTON_CODES, SECTORS } from '@vaglio/startups-domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Static } from '@sinclair/typebox';
import type { Tx } from '../../platform/db/open-database';
import { prompts } from '../../platform/db/schema/prompts.table';
import { deletions } from '../../platform/db/schema/deletions.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';
import type { AuditFinding } from './curation.schemas';

const MAX_EXAMPLES = 5;

/** Invariants of the database. Each has a description and an SQL condition for a startup `s` that violates it. */
const INVARIANTS: readonly { check: string; broken: SQL }[] = [
  {
    check: 'A score is the sum of the weights of its counted awards',
    broken: sql`s.score <> coalesce((select sum(a.weight_used) from ${startupAwards} a where a.startup_id = s.id), 0)`,
  },
  {
    // A deleted raw row also counts, because an administrator deleted it deliberately.
    check: 'Every curated startup has a raw row it comes from',
    broken: sql`not exists (select 1 from ${rawStartups} r where r.startup_id = s.id)
      and not exists (select 1 from ${deletions} d where d.startup_id = s.id)`,
  },
  {
    check: 'A startup that is there is not deleted, and no row of it is set aside',
    broken: sql`exists (select 1 from ${deletions} d where d.kind = 'startup' and d.row_id = s.id)
      or exists (select 1 from ${rawStartups} r where r.startup_id = s.id and r.deletion_id is not null)`,
  },
  {
    check: 'No startup holds a row that waits for a person or was discarded',
    broken: sql`exists (select 1 from ${rawStartups} r where r.startup_id = s.id and r.curated_at is not null
      and r.review in ('waiting', 'discarded'))`,
  },
  {
    // Three joins are used, because a single condition with "or" compares every pair of rows. That takes too long for
    // 20,000 startups.
    check: 'An exported id stands for one company',
    broken: sql`s.id in (
      select h.id from ${rawStartups} r join ${startups} h on r.external_id = h.uid::text
      where r.startup_id <> h.id
      union all
      select h.id from ${rawStartups} r
      join ${startups} h on coalesce(r.external_id, r.uid::text) = coalesce(h.external_id, h.uid::text)
      where r.startup_id <> h.id
      union all
      select h.id from ${startups} o join ${startups} h on o.external_id = h.uid::text where o.id <> h.id)`,
  },
  {
    check: 'A canton is one of the 26 codes or unknown',
    broken: sql`s.canton <> all(${sql.param([...CANTON_CODES])}::text[])`,
  },
  {
    check: 'A sector is one of the codes or unknown',
    broken: sql`s.sector <> all(${sql.param(SECTORS.map(({ code }) => code))}::text[])`,
  },
  {
    check: 'No two startups share a website host',
    broken: sql`s.website_host in (select website_host from ${startups} group by website_host having count(*) > 1)`,
  },
];

const PROMPT_CHECK = 'Exactly one version of each prompt is active';

type Finding = Static<typeof AuditFinding>;

/** Returns the violated invariants. Each has examples and the number of affected startups or prompts. */
export async function findBroken(tx: Tx): Promise<Finding[]> {
  return [...(await findBrokenStartups(tx)), ...(await findBrokenPrompts(tx))];
}

async function findBrokenPrompts(tx: Tx): Promise<Finding[]> {
  const { rows } = await tx.execute<{ example: string; total: string }>(sql`
    select p.name as example, count(*) over () as total from ${prompts} p
    group by p.name having count(*) filter (where p.is_active) <> 1 order by p.name limit ${MAX_EXAMPLES}`);
  return toFindings(PROMPT_CHECK, rows);
}

async function findBrokenStartups(tx: Tx): Promise<Finding[]> {
  const findings = [];
  for (const { check, broken } of INVARIANTS) {
    const { rows } = await tx.execute<{ example: string; total: string }>(sql`
      select s.company_name || ' (' || s.id || ')' as example, count(*) over () as total
      from ${startups} s where ${broken} order by s.id limit ${MAX_EXAMPLES}`);
    findings.push(...toFindings(check, rows));
  }
  return findings;
}

/** Returns a list with one finding if the check found rows; otherwise an empty list. */
function toFindings(check: string, rows: readonly { example: string; total: string }[]): Finding[] {
  const [first] = rows;
  return first ? [{ check, count: Number(first.total), examples: rows.map(({ example }) => example) }] : [];
}
