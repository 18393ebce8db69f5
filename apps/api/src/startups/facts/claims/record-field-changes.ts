import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../platform/db/open-database';
import type { FieldOrigin } from '../../../platform/db/schema/startups.table';
import { claimOf } from './claim-state';
import { factChanges } from '../../../platform/db/schema/fact-changes.table';
import { columnsOf, fieldText } from './fact-columns';
import type { Statement } from '../../../platform/db/schema/fact-statements.table';

/** Columns of a startup with their origins, and the statements of people about it. */
type State = {
  row: Readonly<Record<string, unknown>> & { origins: Readonly<Record<string, FieldOrigin>> };
  statements: readonly Statement[];
};

/**
 * Records a person's changes of several fields. Each change can be undone separately.
 * @param at ISO 8601
 */
export async function recordFieldChanges(
  tx: Tx,
  startupId: number,
  fields: readonly string[],
  { before, after }: { before: State; after: State },
  { userId, at }: { userId: string | null; at: string },
): Promise<void> {
  const changes = fields.flatMap((entry_key) => {
    const fact = { list: 'fields' as const, entry_key };
    const [was, is] = [before, after].map(({ row, statements }) => claimOf(fact, row, statements));
    if (!was || !is || isDeepStrictEqual(was, is)) return [];
    return [
      {
        ...fact,
        startup_id: startupId,
        // An emptied field has a statement instead of a value.
        kind: is.said || is.statement ? ('corrected' as const) : ('handed_back' as const),
        before: was,
        after: is,
        text_before: fieldText(entry_key, columnsOf(entry_key, before.row)),
        text_after: fieldText(entry_key, columnsOf(entry_key, after.row)),
        made_by: userId,
        made_at: at,
      },
    ];
  });
  if (changes.length > 0) await tx.insert(factChanges).values(changes);
}
