import { eq, inArray } from 'drizzle-orm';
import {
  type CorrectedValue,
  valueDecisions,
  type ValueDecision,
} from '../../../platform/db/schema/value-decisions.table';
import { nameKeyOf } from '../../raw/match-keys';
import type { CompanyReview } from './company-reviews';
import type { RowValue } from './row-values';
import type { Actor } from '../../../audit/audit-event';
import type { Tx } from '../../../platform/db/open-database';

type Decision = Pick<ValueDecision, 'kind' | 'note'> & { corrected?: CorrectedValue };

/** Row about which a person decides, in one transaction. `at` is ISO 8601. */
export type Acting = { tx: Tx; row: CompanyReview; actor: Actor; at: string };

/**
 * Stores a decision about a value. It replaces an earlier decision about the same value.
 * @returns id of the decision
 */
export async function storeDecision(
  { tx, row, actor, at }: Acting,
  { field, stated, valueKey, decision }: RowValue & Pick<CompanyReview['values'][number], 'decision'>,
  decided: Decision,
  isCarriedOut = false,
): Promise<number> {
  const [made] = await tx
    .insert(valueDecisions)
    .values({
      ...decided,
      raw_id: row.raw.id,
      article_id: row.article_id,
      name_key: nameKeyOf(row.raw.company_name),
      field,
      value: stated,
      value_key: valueKey,
      decided_by: actor.userId,
      decided_at: at,
      carried_out_at: isCarriedOut ? at : null,
    })
    .returning({ id: valueDecisions.id });
  if (!made) throw new Error('no decision was stored');
  if (decision)
    await tx.update(valueDecisions).set({ replaced_by: made.id }).where(eq(valueDecisions.id, decision.id));
  return made.id;
}

/** Undoes decisions. The decisions that they replaced apply again. */
export async function undoValueDecisions({ tx, at }: Pick<Acting, 'tx' | 'at'>, ids: readonly number[]) {
  if (ids.length === 0) return;
  await tx
    .update(valueDecisions)
    .set({ undone_at: at })
    .where(inArray(valueDecisions.id, [...ids]));
  await tx
    .update(valueDecisions)
    .set({ replaced_by: null })
    .where(inArray(valueDecisions.replaced_by, [...ids]));
}
