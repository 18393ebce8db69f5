import { FACT_FIELDS } from '@vaglio/startups-domain';
import { isDeepStrictEqual } from 'node:util';
import { claimOf } from '../facts/claims/claim-state';
import { factChanges } from '../../platform/db/schema/fact-changes.table';
import { recordFieldChanges } from '../facts/claims/record-field-changes';
import type { Tx } from '../../platform/db/open-database';
import { factText } from '../facts/fact-text';
import type { StartupWithClaims } from '../facts/startup-with-claims';
import { MERGE_LISTS } from './merge-choices';

type States = {
  survivor: StartupWithClaims;
  merged: StartupWithClaims;
  /** Survivor with its claims after the merge. */
  result: StartupWithClaims;
};
type Person = { userId: string | null; /** Time in ISO 8601. */ at: string };

/**
 * Records how a merge changed the statements about fields and list entries. Each of these changes can be undone
 * separately. Earlier changes can only be undone after them.
 */
export async function recordMerge(tx: Tx, states: States, person: Person): Promise<void> {
  const { survivor, result } = states;
  await recordFieldChanges(tx, result.row.id, FACT_FIELDS, { before: survivor, after: result }, person);
  const changes = MERGE_LISTS.flatMap((list) => entryChanges(states, list, person));
  if (changes.length > 0) await tx.insert(factChanges).values(changes);
}

function entryChanges(
  { survivor, merged, result }: States,
  list: (typeof MERGE_LISTS)[number],
  { userId, at }: Person,
): (typeof factChanges.$inferInsert)[] {
  const keys = [survivor, result].flatMap(({ statements }) =>
    statements.filter((each) => each.list === list).map(({ entry_key }) => entry_key),
  );
  return [...new Set(keys)].flatMap((entry_key) => {
    const fact = { list, entry_key };
    const before = claimOf(fact, survivor.row, survivor.statements);
    const after = claimOf(fact, result.row, result.statements);
    if (isDeepStrictEqual(before, after)) return [];
    return [
      {
        ...fact,
        startup_id: result.row.id,
        kind: kindOf(after),
        before,
        after,
        text_before: factText(survivor, fact) ?? factText(merged, fact),
        text_after: factText(result, fact),
        made_by: userId,
        made_at: at,
      },
    ];
  });
}

function kindOf({ statement }: ReturnType<typeof claimOf>): 'corrected' | 'discarded' | 'handed_back' {
  if (!statement) return 'handed_back';
  return statement.founder || statement.money || statement.award !== null ? 'corrected' : 'discarded';
}
