import { sql } from 'drizzle-orm';
import { nameOrDeletedName } from '../../audit/kept-name';
import { users } from '../../platform/db/schema/users.table';
import type { Tx } from '../../platform/db/open-database';
import type { DecisionKind } from '../../platform/db/schema/decision-kinds';
import { decisions } from '../../platform/db/schema/decisions.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import { zurichDay } from '../../platform/time/zurich-days';
import type { TakenDecisionBody } from './dossiers.schemas';

/** Maximum number of decisions per startup in a document. */
const MAX_DECISIONS = 100;

/** Returns the decisions about each startup, newest first. Startups without decisions are missing in the map. */
export async function decisionsOf(tx: Tx, ids: readonly number[]): Promise<Map<number, TakenDecisionBody[]>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows(tx, ids);
  const lists = [...rows].map(([id, own]) => [id, taken(own)] as const);
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
  score: string | null;
  version: number | null;
};

/**
 * Returns the newest decision about each startup that was not undone. Startups without such a decision are missing in
 * the map.
 */
export async function lastDecisionsOf(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, TakenDecisionBody>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows(tx, ids);
  return new Map(
    [...rows].flatMap(([id, own]): [number, TakenDecisionBody][] => {
      const [last] = holding(own);
      return last ? [[id, last]] : [];
    }),
  );
}

/**
 * Removes undone decisions and the decisions that undid them. A reason that was added later belongs to the newest
 * decision of its kind that applied at that time.
 * @param rows decisions about one startup, newest first
 */
function holding(rows: readonly Row[]): TakenDecisionBody[] {
  let held: { row: Row; added: Row[] }[] = [];
  for (const row of rows.toReversed()) {
    if (row.undoes !== null) held = held.filter((each) => each.row.id !== row.undoes);
    else if (row.from === row.to) held.findLast((each) => each.row.kind === row.kind)?.added.push(row);
    else held.push({ row, added: [] });
  }
  return held.toReversed().map(({ row, added }) => toBody(row, added));
}

/** Returns the stored decisions about each startup, newest first. */
async function readRows(tx: Tx, ids: readonly number[]): Promise<Map<number, Row[]>> {
  const { rows } = await tx.execute<Row>(sql`
    select ${decisions}.*, ${decisions.made_at} as at, ${decisions.scoring_version} as version,
      ${nameOrDeletedName('name', decisions.made_by)} as person
    from unnest(${sql.param(ids)}::bigint[]) wanted(id)
    cross join lateral (
      select * from ${decisions} where ${decisions.startup_id} = wanted.id
      order by ${decisions.id} desc limit ${MAX_DECISIONS}) ${decisions}
    left join ${users} on ${users.id} = ${decisions.made_by}
    order by ${decisions.id} desc`);
  return byStartup(rows);
}

/**
 * Returns all decisions about a startup, including those that undo another decision, with the reasons that were added
 * later. An undo that did not change the flag is omitted, because another decision has the same effect.
 * @param rows decisions about one startup, newest first
 */
function taken(rows: readonly Row[]): TakenDecisionBody[] {
  const added = new Map<DecisionKind, Row[]>();
  return rows.flatMap((row): TakenDecisionBody[] => {
    const { kind, from, to, undoes } = row;
    if (from === to) {
      if (undoes === null) added.set(kind, [row, ...(added.get(kind) ?? [])]);
      return [];
    }
    const body = toBody(row, added.get(kind) ?? []);
    added.delete(kind);
    return [body];
  });
}

/**
 * Converts a decision to the response, with its reason. A reason that was added later only fills empty fields. If
 * several were added, the first one counts.
 * @param added decisions that only add a reason, oldest first
 */
function toBody(row: Row, added: readonly Row[]): TakenDecisionBody {
  const given = [row, ...added];
  const reason = firstOf(given.map((each) => each.reason));
  // Details that belong to another reason would be misunderstood as details of this reason.
  const matching = given.filter((each) => each.reason === null || each.reason === reason);
  return {
    id: row.id,
    at: isoTimestamp(row.at),
    person: row.person,
    decision: row.kind,
    is_set: row.to === 1,
    until: row.until === null ? null : zurichDay(Date.parse(row.until)),
    score: row.score === null ? null : Number(row.score),
    version: row.version,
    reason,
    details: firstOf(matching.map(({ details }) => details)),
  };
}

/** Returns the first text; null if all are null. */
function firstOf(words: readonly (string | null)[]): string | null {
  return words.find((word) => word !== null) ?? null;
}

function byStartup(rows: readonly Row[]): Map<number, Row[]> {
  const lists = new Map<number, Row[]>();
  for (const row of rows) {
    const id = Number(row.startup_id);
    lists.set(id, [...(lists.get(id) ?? []), row]);
  }
  return lists;
}
