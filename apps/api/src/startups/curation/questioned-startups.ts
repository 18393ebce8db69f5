import { saysOtherwise } from '../facts/claims/derive-suggestions';
import { eq } from 'drizzle-orm';
import { byStartup, readClaimedRows, readStatements } from '../facts/claims/read-claims';
import { storeSuggestions, withOpenQuestions, type Claimed } from '../facts/claims/store-suggestions';
import type { Tx } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';
import { toStored } from './plan-batch';
import type { StoredDraft } from './store-drafts';

/**
 * The startups of a batch against which something is said, or was: few of them, so that only their claims are read.
 * Call it when the batch is curated.
 */
export async function questionedBy(tx: Tx, drafts: readonly StoredDraft[]): Promise<Claimed[]> {
  const open = new Set(
    await withOpenQuestions(
      tx,
      drafts.map(({ id }) => id),
      drafts.flatMap(({ raws }) => raws.map(({ id }) => id)),
    ),
  );
  const questioned = drafts.filter(
    ({ id, row, raws, statements }) =>
      open.has(id) || statements.length > 0 || raws.some((raw) => saysOtherwise(row, raw)),
  );
  const ids = questioned.map(({ id }) => id);
  const claims = byStartup(await readClaimedRows(tx, ids));
  return questioned.map(({ id, row, statements }) => ({
    id,
    row,
    statements,
    claims: claims.get(id) ?? [],
  }));
}

/** The same for one startup of which a person changed a value: a suggestion may have become the present value. */
export async function refreshSuggestions(tx: Tx, id: number): Promise<void> {
  if ((await withOpenQuestions(tx, [id], [])).length === 0) return;
  const [row] = await tx.select().from(startups).where(eq(startups.id, id));
  if (!row) return;
  const claims = await readClaimedRows(tx, [id]);
  await storeSuggestions(tx, [{ ...toStored(row), claims, statements: await readStatements(tx, [id]) }]);
}
