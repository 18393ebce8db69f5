import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { factChanges } from '../../platform/db/schema/fact-changes.table';
import { factStatements, type Statement } from '../../platform/db/schema/fact-statements.table';
import type { Tx } from '../../platform/db/open-database';
import type { PartStatement } from './plan-split';

type Move = {
  fromId: number;
  /** Ids of the new startups created so far. The last one gets the statements. */
  toIds: readonly number[];
};

/**
 * Moves statements to a new startup, with the changes of these facts. If a remaining row also states the entry, the
 * original startup keeps its statement and each new startup gets a copy. If only rows of several new startups state
 * it, the first of them gets the statement and the others get a copy.
 */
export async function moveStatements(
  tx: Tx,
  { fromId, toIds }: Move,
  statements: readonly PartStatement[],
): Promise<void> {
  const toId = toIds.at(-1) ?? fromId;
  for (const statement of statements) {
    const { list, entry_key, founder, money, award, raw_id, note, said_by, said_at } = statement;
    const said = { list, entry_key, founder, money, award, raw_id, note, said_by, said_at };
    await tx.insert(factStatements).values({ ...said, startup_id: toId });
    if (statement.isShared) {
      await copyChanges(tx, [fromId], toId, statement);
      continue;
    }
    await tx
      .delete(factStatements)
      .where(
        and(
          eq(factStatements.startup_id, fromId),
          eq(factStatements.list, list),
          eq(factStatements.entry_key, entry_key),
        ),
      );
    const moved = await tx
      .update(factChanges)
      .set({ startup_id: toId })
      .where(and(eq(factChanges.startup_id, fromId), isOfFact(statement)))
      .returning({ id: factChanges.id });
    if (moved.length === 0) await copyChanges(tx, toIds.slice(0, -1), toId, statement);
  }
}

const isOfFact = ({ list, entry_key }: Statement) =>
  and(eq(factChanges.list, list), eq(factChanges.entry_key, entry_key));

async function copyChanges(
  tx: Tx,
  fromIds: readonly number[],
  toId: number,
  statement: Statement,
): Promise<void> {
  const { id: _id, ...columns } = getTableColumns(factChanges);
  const [first] = await tx
    .select({ startup_id: factChanges.startup_id })
    .from(factChanges)
    .where(and(inArray(factChanges.startup_id, [...fromIds]), isOfFact(statement)))
    .orderBy(factChanges.id)
    .limit(1);
  if (!first) return;
  const rows = await tx
    .select(columns)
    .from(factChanges)
    .where(and(eq(factChanges.startup_id, first.startup_id), isOfFact(statement)))
    .orderBy(factChanges.id);
  await tx.insert(factChanges).values(rows.map((row) => ({ ...row, startup_id: toId })));
}

/**
 * Deletes copies of changes that several startups of a split have.
 * @param sideIds ids of the remaining startup and the new startups
 */
export async function dropCopies(tx: Tx, sideIds: readonly number[]): Promise<void> {
  const ids = sql`any(${sql.param(sideIds)}::bigint[])`;
  await tx.execute(sql`
    delete from ${factChanges} copy using ${factChanges} own
    where copy.startup_id = ${ids} and own.startup_id = ${ids} and own.startup_id <> copy.startup_id
      and (own.list, own.entry_key, own.kind, own.made_at) = (copy.list, copy.entry_key, copy.kind, copy.made_at)
      and own.id < copy.id`);
}
