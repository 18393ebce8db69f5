import { and, asc, eq, isNull, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/open-database';
import { notFound } from '../../../platform/http/errors/errors';
import { DECISION_KINDS, type DecisionKind } from '../../../platform/db/schema/decision-kinds';
import { decisions } from '../../../platform/db/schema/decisions.table';
import { scoringVersions } from '../../../platform/db/schema/scoring-versions.table';
import { isoTimestamp } from '../../../platform/time/timestamps';
import type { DecisionReasonBody, DecisionRuleBody } from './decision-reasons.schemas';
import { decisionReasons, decisionRules } from '../../../platform/db/schema/decision-reasons.table';

export const REASON_GONE = 'Reason not found';

/** Returns the reasons of all kinds of decisions, and the current scoring version. */
export async function readRules(db: Db) {
  const items = await listRules(db);
  const [newest] = await db.select({ number: max(scoringVersions.number) }).from(scoringVersions);
  return { items, total: items.length, scoring_version: newest?.number ?? null };
}

/** Returns the rules and reasons of all kinds of decisions, in the order of the kinds. */
async function listRules(db: Db | Tx): Promise<DecisionRuleBody[]> {
  const rules = await db.select().from(decisionRules);
  const reasons = await selectReasons(db);
  return DECISION_KINDS.map((kind) => {
    const rule = rules.find((each) => each.kind === kind);
    return {
      kind,
      is_reason_required: rule?.is_reason_required ?? false,
      version: rule?.version ?? 1,
      reasons: reasons.filter((reason) => reason.kind === kind).map(toBody),
    };
  });
}

/** Returns the rule of a kind of decision. @throws Error if the rule is missing, which is a programming error */
export async function readRule(tx: Db | Tx, kind: DecisionKind): Promise<DecisionRuleBody> {
  const rules = await listRules(tx);
  const rule = rules.find((each) => each.kind === kind);
  if (!rule) throw new Error(`no rule for ${kind}`);
  return rule;
}

/** Returns a decision reason. @throws Refusal 404 */
export async function readReason(tx: Db | Tx, id: number): Promise<DecisionReasonBody> {
  const [row] = await selectReasons(tx).where(eq(decisionReasons.id, id));
  if (!row) throw notFound(REASON_GONE);
  return toBody(row);
}

/** Returns an active reason, and whether the kind of decision requires a reason. @param id null without a reason */
export async function reasonOf(tx: Tx, kind: DecisionKind, id: number | null) {
  const [rule] = await tx.select().from(decisionRules).where(eq(decisionRules.kind, kind));
  const [reason] =
    id === null
      ? []
      : await tx
          .select({
            id: decisionReasons.id,
            label: decisionReasons.label,
            needs_details: decisionReasons.needs_details,
          })
          .from(decisionReasons)
          .where(
            and(
              eq(decisionReasons.id, id),
              eq(decisionReasons.kind, kind),
              isNull(decisionReasons.retired_at),
            ),
          )
          // The lock prevents the deletion of the reason until the decision is stored.
          .for('key share');
  return { reason: reason ?? null, isRequired: rule?.is_reason_required ?? false };
}

function selectReasons(db: Db | Tx) {
  return db
    .select({
      id: decisionReasons.id,
      kind: decisionReasons.kind,
      label: decisionReasons.label,
      needs_details: decisionReasons.needs_details,
      retired_at: decisionReasons.retired_at,
      version: decisionReasons.version,
      // Drizzle omits the table name in queries of a single table, so `id` alone would refer to the decision.
      used: sql<number>`(select count(*)::int from ${decisions} made where made.reason_id = "decision_reasons".id)`,
    })
    .from(decisionReasons)
    .orderBy(
      sql`${decisionReasons.retired_at} is not null`,
      asc(decisionReasons.position),
      asc(decisionReasons.id),
    )
    .$dynamic();
}

function toBody({
  id,
  retired_at,
  ...rest
}: Awaited<ReturnType<typeof selectReasons>>[number]): DecisionReasonBody {
  return { ...rest, id: String(id), retired_at: isoTimestamp(retired_at) };
}
