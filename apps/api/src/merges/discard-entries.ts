import { founderKeyOf, moneyKeyOf } from '../claims/entry-keys';
import { factStatements } from '../claims/fact-statements.table';
import type { Tx } from '../db/open-database';
import { MERGE_LISTS, otherSide, type MergeChoices, type MergeListName, type Side } from './merge-choices';
import type { StartupSide } from './startup-side';

type Saying = { startupId: number; userId: string | null; at: string };

/** The entries of one side's lists by their keys. */
export function entryKeys({ row, awards }: StartupSide, list: MergeListName): string[] {
  if (list === 'founders') return row.founders.map(founderKeyOf);
  return list === 'money' ? row.financings.map(moneyKeyOf) : [...awards.keys()];
}

/** Has a person state that entries which only the side has that was not chosen are none. */
export async function discardUnchosen(
  tx: Tx,
  sides: Readonly<Record<Side, StartupSide>>,
  lists: MergeChoices['lists'],
  { startupId, userId, at }: Saying,
): Promise<void> {
  const discarded = MERGE_LISTS.flatMap((list) => {
    const side = lists[list] ?? 'both';
    if (side === 'both') return [];
    const kept = new Set(entryKeys(sides[side], list));
    return entryKeys(sides[otherSide(side)], list)
      .filter((key) => !kept.has(key))
      .map((entry_key) => ({ list, entry_key }));
  });
  if (discarded.length === 0) return;
  const said = { said_by: userId, said_at: at };
  await tx
    .insert(factStatements)
    .values(discarded.map((entry) => ({ ...entry, startup_id: startupId, ...said })))
    .onConflictDoUpdate({
      target: [factStatements.startup_id, factStatements.list, factStatements.entry_key],
      set: { founder: null, money: null, award: null, raw_id: null, note: null, ...said },
    });
}
