import { sql } from 'drizzle-orm';
import { auditEvents } from '../audit/audit-events.table';
import { changesOf } from '../audit/history-changes';
import { keptName } from '../audit/kept-name';
import { users } from '../accounts/users.table';
import type { Tx } from '../db/open-database';
import { scoringVersions } from '../scoring-versions/scoring-versions.table';
import { isoTimestamp } from '../timestamps';
import type { ScoreStepBody, TakenDecisionBody } from './dossiers.schemas';

/** The decision that a column keeps; `interested` always changes with `investment`. */
const DECISIONS: ReadonlyMap<string, TakenDecisionBody['decision']> = new Map([
  ['email_sent', 'contacted'],
  ['create_contract', 'contract'],
  ['investment', 'investment'],
  ['rejected', 'rejected'],
]);

/** A startup whose decisions are read. @property steps without them a decision has no score */
export type Decided = { id: number; score: number; steps?: readonly ScoreStepBody[] };

type Row = {
  id: string;
  at: string;
  startup_id: string;
  before: unknown;
  after: unknown;
  person: string | null;
  version: number | null;
};

/**
 * What was decided about each startup, the newest first, as the audit trail has it; one without decisions is not in the
 * map. This is the only place that knows where decisions are kept.
 */
export async function decisionsOf(
  tx: Tx,
  decided: readonly Decided[],
): Promise<Map<number, TakenDecisionBody[]>> {
  const lists = new Map<number, TakenDecisionBody[]>();
  if (decided.length === 0) return lists;
  const { rows } = await tx.execute<Row>(sql`
    select ${auditEvents.id}, ${auditEvents.at}, ${auditEvents.target_id} as startup_id, ${auditEvents.before},
      ${auditEvents.after}, ${keptName('name', auditEvents.actor_id)} as person,
      (select max(${scoringVersions.number}) from ${scoringVersions} where ${scoringVersions.at} <= ${auditEvents.at}) as version
    from ${auditEvents} left join ${users} on ${users.id} = ${auditEvents.actor_id}
    where ${auditEvents.target_type} = 'startup' and ${auditEvents.action} = 'startup_flags_set'
      and ${auditEvents.target_id} = any(${sql.param(decided.map(({ id }) => String(id)))}::text[])
    order by ${auditEvents.id} desc`);
  const byId = new Map(decided.map((each) => [each.id, each]));
  for (const row of rows) {
    const startup = byId.get(Number(row.startup_id));
    if (!startup) continue;
    lists.set(startup.id, [...(lists.get(startup.id) ?? []), ...decisionsIn(row, startup)]);
  }
  return lists;
}

/** One event may set several flags. */
function decisionsIn({ id, at, before, after, person, version }: Row, startup: Decided): TakenDecisionBody[] {
  return changesOf(before, after).flatMap((change) => {
    const decision = DECISIONS.get(change.field);
    if (decision === undefined) return [];
    const timestamp = isoTimestamp(at);
    return [
      {
        id: `${id}-${decision}`,
        at: timestamp,
        person,
        decision,
        is_set: change.after === 1,
        score: scoreAt(startup, timestamp),
        version,
        reason: null,
        details: null,
      },
    ];
  });
}

/** The score at a time, from its changes; null where these are not known. */
function scoreAt({ score, steps }: Decided, at: string): number | null {
  if (!steps) return null;
  const time = Date.parse(at);
  const last = steps.findLast((step) => Date.parse(step.at) <= time);
  return last?.after ?? steps[0]?.before ?? score;
}
