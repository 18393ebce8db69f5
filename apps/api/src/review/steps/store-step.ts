import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../audit/audit-event';
import { reviewSteps, type StepEffects, type StepKind } from '../../platform/db/schema/review-steps.table';
import type { Tx } from '../../platform/db/open-database';

const NO_EFFECTS: StepEffects = {
  values: [],
  carried: [],
  decisions: [],
  changes: [],
  merges: [],
  row: null,
};

/** Step before it is stored. `content` is a removed startup as JSON. */
type NewStep = {
  kind: StepKind;
  raw_id: number;
  article_id: number | null | SQL;
  company_name: string;
  words: string;
  effects: Partial<StepEffects>;
  content?: string | null;
};

/**
 * Stores a step with all changes that its undo needs.
 * @param at ISO 8601
 * @returns id of the step
 */
export async function storeStep(
  tx: Tx,
  { effects, content = null, ...step }: NewStep,
  { actor, at }: { actor: Actor; at: string },
): Promise<number> {
  const [made] = await tx
    .insert(reviewSteps)
    .values({
      ...step,
      effects: { ...NO_EFFECTS, ...effects },
      content: content === null ? null : sql`${content}::jsonb`,
      decided_by: actor.userId,
      decided_at: at,
    })
    .returning({ id: reviewSteps.id });
  if (!made) throw new Error('no step was stored');
  return made.id;
}
