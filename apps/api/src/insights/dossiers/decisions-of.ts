import { sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { changesOf } from '../history/history-events';
import { nameOrDeletedName } from '../../audit/kept-name';
import { users } from '../../platform/db/schema/users.table';
import type { Tx } from '../../platform/db/open-database';
import { FLAG_OF_KIND } from '../../screening/decisions/decision-kinds';
import type { DecisionKind } from '../../platform/db/schema/decision-kinds';
import { decisions } from '../../platform/db/schema/decisions.table';
import { targetIdsOf } from '../../startups/merges/merged-parts';
import { isoTimestamp } from '../../platform/time/timestamps';
import { zurichDay } from '../../platform/time/zurich-days';
import type { TakenDecisionBody } from './dossiers.schemas';

/** Of one startup; a document has no room for more. */
const MAX_DECISIONS = 100;

/**
 * What was decided about each startup, the newest first; one without decisions is not in the map. Decisions are rows
 * since there is a table of them; what was set before that is in the audit trail, without score and reason.
 */
export async function decisionsOf(tx: Tx, ids: readonly number[]): Promise<Map<number, TakenDecisionBody[]>> {
  if (ids.length === 0) return new Map();
  const recent = await readRows(tx, ids);
  const former = await readFormer(tx, ids);
  const lists = ids.map((id): [number, TakenDecisionBody[]] => [
    id,
    [...(recent.get(id) ?? []), ...(former.get(id) ?? [])],
  ]);
  return new Map(lists.filter(([, list]) => list.length > 0));
}

type Row = {
  id: string;
  startup_id: string;
  kind: DecisionKind;
  from: number;
  to: number;
  undoes: string | null;
  until: string | null;
  reason: string | null;
  details: string | null;
  person: string | null;
  at: string;
  score: string;
  version: number | null;
};

/** The newest decision about each startup that holds: nobody has undone it. One without any is not in the map. */
export async function lastDecisionsOf(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, TakenDecisionBody>> {
  if (ids.length === 0) return new Map();
  const recent = await readRows(tx, ids, HOLDS_OR_REASON);
  const former = await readFormer(tx, ids);
  return new Map(
    ids.flatMap((id): [number, TakenDecisionBody][] => {
      const last = recent.get(id)?.[0] ?? former.get(id)?.[0];
      return last ? [[id, last]] : [];
    }),
  );
}

/** An undone decision and its undoing are left out; what only adds a reason stays. */
const HOLDS_OR_REASON = sql`(${decisions.undoes} is null and not exists (
  select from ${decisions} u where u.undoes = ${decisions.id} and u.startup_id = ${decisions.startup_id}))`;

async function readRows(
  tx: Tx,
  ids: readonly number[],
  which = sql`true`,
): Promise<Map<number, TakenDecisionBody[]>> {
  const { rows } = await tx.execute<Row>(sql`
    select ${decisions}.*, ${decisions.made_at} as at, ${decisions.scoring_version} as version,
      ${nameOrDeletedName('name', decisions.made_by)} as person
    from unnest(${sql.param(ids)}::bigint[]) wanted(id)
    cross join lateral (
      select * from ${decisions} where ${decisions.startup_id} = wanted.id and ${which}
      order by ${decisions.id} desc limit ${MAX_DECISIONS}) ${decisions}
    left join ${users} on ${users.id} = ${decisions.made_by}
    order by ${decisions.id} desc`);
  return new Map([...byStartup(rows)].map(([id, own]) => [id, taken(own)]));
}

/**
 * A reason that was added later fills what the decision before it lacks and never replaces its words; of several, the
 * first one. An undoing that changed nothing, because another decision says the same, gives none.
 * @param rows the newest first
 */
function taken(rows: readonly Row[]): TakenDecisionBody[] {
  const added = new Map<DecisionKind, Row[]>();
  return rows.flatMap((row): TakenDecisionBody[] => {
    const { kind, from, to, undoes } = row;
    if (from === to) {
      if (undoes === null) added.set(kind, [row, ...(added.get(kind) ?? [])]);
      return [];
    }
    const words = [row, ...(added.get(kind) ?? [])];
    added.delete(kind);
    const reason = firstOf(words.map((each) => each.reason));
    // Details of another reason would be read as those of this one.
    const said = words.filter((each) => each.reason === null || each.reason === reason);
    return [
      {
        id: row.id,
        at: isoTimestamp(row.at),
        person: row.person,
        decision: kind,
        is_set: to === 1,
        until: row.until === null ? null : zurichDay(Date.parse(row.until)),
        score: Number(row.score),
        version: row.version,
        reason,
        details: firstOf(said.map(({ details }) => details)),
      },
    ];
  });
}

/** Null where none is given. */
function firstOf(words: readonly (string | null)[]): string | null {
  return words.find((word) => word !== null) ?? null;
}

const KIND_OF_FLAG: ReadonlyMap<string, DecisionKind> = new Map([
  [FLAG_OF_KIND.contacted, 'contacted'],
  [FLAG_OF_KIND.contract, 'contract'],
  [FLAG_OF_KIND.investment, 'investment'],
  [FLAG_OF_KIND.rejected, 'rejected'],
]);

function byStartup<R extends { startup_id: string }>(rows: readonly R[]): Map<number, R[]> {
  const lists = new Map<number, R[]>();
  for (const row of rows) {
    const id = Number(row.startup_id);
    lists.set(id, [...(lists.get(id) ?? []), row]);
  }
  return lists;
}

type Former = {
  id: string;
  at: string;
  startup_id: string;
  before: unknown;
  after: unknown;
  person: string | null;
};

/**
 * Flags that were set before the first row of decisions of their startup, also of one that was merged into it. The event and the row of one act have the times
 * of two statements of one transaction, which no minute separates.
 */
async function readFormer(tx: Tx, ids: readonly number[]): Promise<Map<number, TakenDecisionBody[]>> {
  const { rows } = await tx.execute<Former>(sql`
    select ${auditEvents.id}, ${auditEvents.at}, wanted.id as startup_id, ${auditEvents.before},
      ${auditEvents.after}, ${nameOrDeletedName('name', auditEvents.actor_id)} as person
    from unnest(${sql.param(ids)}::bigint[]) wanted(id)
    cross join lateral (
      select * from ${auditEvents}
      where ${auditEvents.target_type} = 'startup' and ${auditEvents.action} = 'startup_flags_set'
        and ${auditEvents.target_id} = any(${targetIdsOf(sql`wanted.id`)})
        and not exists (select from ${decisions} where ${decisions.startup_id} = wanted.id
          and ${decisions.made_at} <= ${auditEvents.at} + interval '1 minute')
      order by ${auditEvents.id} desc limit ${MAX_DECISIONS}) ${auditEvents}
    left join ${users} on ${users.id} = ${auditEvents.actor_id}
    order by ${auditEvents.id} desc`);
  return new Map([...byStartup(rows)].map(([id, own]) => [id, own.flatMap(formerly)]));
}

/** One event may set several flags. */
function formerly({ id, at, before, after, person }: Former): TakenDecisionBody[] {
  return changesOf(before, after).flatMap((change) => {
    const decision = KIND_OF_FLAG.get(change.field);
    if (decision === undefined) return [];
    const moment = { id: `${id}-${decision}`, at: isoTimestamp(at), person };
    return [
      {
        ...moment,
        decision,
        is_set: change.after === 1,
        until: null,
        score: null,
        version: null,
        reason: null,
        details: null,
      },
    ];
  });
}
