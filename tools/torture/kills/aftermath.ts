import { setTimeout as wait } from 'node:timers/promises';
import { verifyChain } from '../../../apps/api/src/audit/verify-chain';
import { fieldOf, jsonOf, rowsOf, type Answer, type Call } from '../http-call';
import type { Installation } from '../installation';
import type { Journal } from './journal';

type Send = (call: Call) => Promise<Answer>;

/** SQL queries that return the stored values for each kind of journal entry, with key and value as text. */
const STORED: Readonly<Record<string, string>> = {
  import: `select external_id as key, min(company_name) as value, count(*) as times from raw_startups group by 1`,
  flag: `select id::text as key, investment::text as value, 1 as times from startups`,
  text: `select id::text as key, pros_text as value, 1 as times from startups`,
  weight: `select "parameterID" as key, value::float8::text as value, 1 as times from parameters`,
  user: `select email as key, min(role) as value, count(*) as times from users group by 1`,
  prompt: `select body as key, body as value, count(*) as times from prompts group by 1`,
};

type Stored = { value: string | null; times: number };

/** Returns all stored values that writers may change, by their keys in the journal. */
export async function storedValues({ pool }: Pick<Installation, 'pool'>): Promise<Map<string, Stored>> {
  const stored = new Map<string, Stored>();
  for (const [kind, query] of Object.entries(STORED)) {
    const { rows } = await pool.query<{ key: string; value: string | null; times: string }>(query);
    for (const { key, value, times } of rows) stored.set(`${kind} ${key}`, { value, times: Number(times) });
  }
  return stored;
}

/**
 * Compares all values in the journal with the database.
 * @returns descriptions of lost and duplicate values
 */
export async function lostOrDoubled(
  installation: Pick<Installation, 'pool'>,
  journal: Journal,
): Promise<{ lost: string[]; doubled: string[] }> {
  const stored = await storedValues(installation);
  const lost = journal
    .keys()
    .flatMap((key) => journal.problemWith(key, stored.get(key)?.value ?? null) ?? []);
  const doubled = journal.keys().filter((key) => (stored.get(key)?.times ?? 0) > 1);
  return { lost, doubled: doubled.map((key) => `${key} is there ${stored.get(key)?.times} times`) };
}

/** Returns rows that do not have exactly one creation event, and creation events without a row. */
export async function unauditedRows({ pool }: Pick<Installation, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ problem: string }>(`
    select 'row ' || r.external_id || ' has ' || count(e.id) || ' events' as problem
    from raw_startups r left join audit_events e on e.action = 'startup.import' and e.target_id = r.id::text
    where r.external_id like 'T-%' group by r.id, r.external_id having count(e.id) <> 1
    union all
    select 'account ' || u.email || ' has ' || count(e.id) || ' events'
    from users u left join audit_events e on e.action = 'user_registered' and e.target_id = u.id::text
    where u.email like 'writer-%' group by u.id, u.email having count(e.id) <> 1
    union all
    select 'event ' || e.id || ' (' || e.action || ') has no row'
    from audit_events e
    where (e.action = 'startup.import' and e.target_type = 'raw_startup' and not exists (select 1 from raw_startups r where r.id::text = e.target_id))
       or (e.action = 'user_registered' and not exists (select 1 from users u where u.id::text = e.target_id))`);
  return rows.map(({ problem }) => problem);
}

/**
 * Curates all pending rows and then runs the score audit.
 * @returns errors of both
 */
export async function curationProblems({ pool }: Installation, send: Send): Promise<string[]> {
  const run = { method: 'POST', path: '/auth/startups/curate/run', body: { dryRun: false } };
  for (let turn = 0; turn < 50 && fieldOf(jsonOf(await send(run)), 'pending') !== 0; turn += 1)
    await wait(50);
  const { rows } = await pool.query<{ problem: string }>(`
    select 'raw row ' || id || ' is half curated' as problem from raw_startups where (curated_at is null) <> (startup_id is null)
    union all select 'raw row ' || id || ' still waits' from raw_startups where curated_at is null and review is null`);
  return [...(await auditProblems(send)), ...rows.map(({ problem }) => problem)];
}

/** Returns findings of the score audit, and scores that do not follow the scoring rules. */
export async function auditProblems(send: Send): Promise<string[]> {
  const answer = await send({ method: 'POST', path: '/auth/startups/curate/audit', body: {} });
  const findings = fieldOf(jsonOf(answer), 'findings');
  const isSound =
    fieldOf(jsonOf(answer), 'rescored') === 0 && Array.isArray(findings) && findings.length === 0;
  return isSound ? [] : [`the audit answers ${answer.status} ${answer.text.slice(0, 1_000)}`];
}

/** Returns scores that differ from the sum of the counted lines in their ledger. Both are read as users see them. */
export async function wrongLedgers(send: Send): Promise<string[]> {
  const list = await send({ method: 'GET', path: '/auth/investments?mode=all&pageSize=all&fields=id,score' });
  const wrong: string[] = [];
  for (const row of rowsOf(list)) {
    const id = String(fieldOf(row, 'id'));
    const ledger = await send({ method: 'GET', path: `/auth/investments/${id}/score` });
    const sum = rowsOf(ledger, 'lines')
      .filter((line) => fieldOf(line, 'status') === 'counted')
      .reduce<number>((total, line) => total + Number(fieldOf(line, 'weight')), 0);
    const score = Number(fieldOf(row, 'score'));
    if (Math.abs(sum - score) > 1e-6) wrong.push(`startup ${id} has ${score}, its ledger ${sum}`);
  }
  return wrong;
}

export async function chainProblems({
  db,
}: Pick<Installation, 'db'>): Promise<{ checked: number; problems: string[] }> {
  const { checked, broken } = await verifyChain(db);
  return { checked, problems: broken ? [`event ${broken.eventId}: ${broken.problem}`] : [] };
}
