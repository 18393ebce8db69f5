import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../platform/db/schema/users.table';
import { nameOrDeletedName } from '../../audit/kept-name';
import type { Db, Tx } from '../../platform/db/open-database';
import { notFound } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { startups } from '../../platform/db/schema/startups.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import { zurichDay } from '../../platform/time/zurich-days';
import { decisions } from '../../platform/db/schema/decisions.table';
import type { DecisionBody } from './decisions.schemas';

export const DECISION_GONE = 'Decision not found';

/** Parses the id of a decision from a path. Decisions from before 0.3.0 have negative ids. @throws Refusal 404 */
export function readDecisionId(id: string): number {
  const number = readRowId(id.replace(/^-/, ''), DECISION_GONE);
  return id.startsWith('-') ? -number : number;
}

const undoing = alias(decisions, 'undoing');

/** Returns the decisions about a startup, newest first. @throws Refusal 404 */
export async function listDecisions(
  db: Db,
  id: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: DecisionBody[]; total: number }> {
  const startupId = readRowId(id, 'Startup not found');
  return db.transaction(
    async (tx) => {
      if ((await tx.$count(startups, eq(startups.id, startupId))) === 0) throw notFound('Startup not found');
      const ofStartup = eq(decisions.startup_id, startupId);
      const rows = await select(tx, ofStartup).limit(limit).offset(offset);
      return { items: rows.map(toBody), total: await tx.$count(decisions, ofStartup) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Returns decisions keyed by id. Missing decisions are omitted. */
export async function readDecisions(tx: Tx, ids: readonly number[]): Promise<Map<number, DecisionBody>> {
  if (ids.length === 0) return new Map();
  const rows = await select(tx, inArray(decisions.id, [...ids]));
  return new Map(rows.map((row) => [row.decision.id, toBody(row)]));
}

/** Returns a decision about a startup. @throws Refusal 404 */
export async function readDecision(tx: Tx, startupId: number, id: number): Promise<DecisionBody> {
  const [row] = await select(tx, and(eq(decisions.startup_id, startupId), eq(decisions.id, id)));
  if (!row) throw notFound(DECISION_GONE);
  return toBody(row);
}

function select(db: Db | Tx, where: SQL | undefined) {
  return db
    .select({
      decision: decisions,
      made_by: nameOrDeletedName('name', decisions.made_by),
      undone_by: undoing.id,
    })
    .from(decisions)
    .leftJoin(users, eq(users.id, decisions.made_by))
    .leftJoin(undoing, and(eq(undoing.undoes, decisions.id), eq(undoing.startup_id, decisions.startup_id)))
    .where(where)
    .orderBy(desc(decisions.id));
}

type Row = Awaited<ReturnType<typeof select>>[number];

function toBody({ decision, made_by, undone_by }: Row): DecisionBody {
  const { id, startup_id, reason_id: _reason, bulk_id: _bulk, made_at, undoes, until, ...rest } = decision;
  return {
    ...rest,
    id: String(id),
    startup_id: String(startup_id),
    made_by,
    made_at: isoTimestamp(made_at),
    until: until === null ? null : zurichDay(Date.parse(until)),
    undoes: textOf(undoes),
    undone_by: textOf(undone_by),
  };
}

function textOf(id: number | null): string | null {
  return id === null ? null : String(id);
}
