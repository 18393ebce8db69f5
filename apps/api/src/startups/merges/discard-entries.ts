import { and, eq, inArray } from 'drizzle-orm';
import { contentOf } from '../facts/claims/claim-state';
import { founderKeyOf, moneyKeyOf } from '../facts/claims/entry-keys';
import { factStatements, type Statement } from '../../platform/db/schema/fact-statements.table';
import type { Tx } from '../../platform/db/open-database';
import { evidenceOf, factKeyOf, statedKeyOf } from '../facts/entry-facts';
import type { StartupWithClaims } from '../facts/startup-with-claims';
import { MERGE_LISTS, otherSide, type MergeChoices, type MergeListName, type Side } from './merge-choices';
import type { StartupSide } from './startup-side';

type Saying = { startupId: number; userId: string | null; at: string };

/** Returns the keys of the list entries of one startup. */
export function entryKeys({ row, awards }: StartupSide, list: MergeListName): string[] {
  if (list === 'founders') return row.founders.map(founderKeyOf);
  return list === 'money' ? row.financings.map(moneyKeyOf) : [...awards.keys()];
}

/**
 * Applies a person's choice to keep only one side's entries of a list. Statements about that side are kept. All other
 * entries of the other side, including corrected ones, are discarded.
 * @param known both startups with their claims before the merge
 */
export async function discardUnchosen(
  tx: Tx,
  sides: Readonly<Record<Side, StartupSide>>,
  known: Readonly<Record<Side, StartupWithClaims>>,
  lists: MergeChoices['lists'],
  { startupId, userId, at }: Saying,
): Promise<void> {
  const chosen = MERGE_LISTS.flatMap((list) => {
    const side = lists[list] ?? 'both';
    return side === 'both' ? [] : [{ list, side }];
  });
  if (chosen.length === 0) return;
  const none = { ...NONE, said_by: userId, said_at: at };
  const stated = chosen.flatMap(({ list, side }) => {
    const { own, discarded } = listOf(list, sides, known, side);
    return [...own, ...discarded.map((entry_key) => ({ ...none, list, entry_key }))];
  });
  const names = chosen.map(({ list }) => list);
  await tx
    .delete(factStatements)
    .where(and(eq(factStatements.startup_id, startupId), inArray(factStatements.list, names)));
  if (stated.length > 0)
    await tx.insert(factStatements).values(stated.map((each) => ({ ...each, startup_id: startupId })));
}

/** Returns the statements to keep and the keys to discard for a list of which one side was chosen. */
function listOf(
  list: MergeListName,
  sides: Readonly<Record<Side, StartupSide>>,
  known: Readonly<Record<Side, StartupWithClaims>>,
  side: Side,
): { own: Said[]; discarded: string[] } {
  const other = otherSide(side);
  const kept = new Set(entryKeys(sides[side], list));
  const own = known[side].statements.filter((each) => each.list === list);
  const ownKeys = new Set(own.map(({ entry_key }) => entry_key));
  const others = known[other].statements.filter(
    (each) => each.list === list && !kept.has(each.entry_key) && !ownKeys.has(each.entry_key),
  );
  const agreeing = others.filter((each) => kept.has(statedKeyOf(each) ?? ''));
  const settled = new Set([...kept, ...[...own, ...agreeing].map(({ entry_key }) => entry_key)]);
  // An entry that only a correction states is discarded together with the entry that was corrected.
  const named = entryKeys(sides[other], list).filter(
    (key) => factKeyOf(known[other], list, key) === key || evidenceOf(known[other], list, key).length > 0,
  );
  const discarded = new Set([...named, ...others.map(({ entry_key }) => entry_key)]);
  return {
    own: [...own, ...agreeing].map(saidOf),
    discarded: [...discarded].filter((key) => !settled.has(key)),
  };
}

type Said = Omit<Statement, 'startup_id'>;

/** Returns a statement without the startup that it concerns. */
function saidOf(statement: Statement): Said {
  return { list: statement.list, entry_key: statement.entry_key, ...contentOf(statement) };
}

const NONE = { founder: null, money: null, award: null, raw_id: null, note: null } as const;
