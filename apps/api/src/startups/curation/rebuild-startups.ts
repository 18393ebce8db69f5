import { isDeepStrictEqual } from 'node:util';
import { asc, sql } from 'drizzle-orm';
import { addStated, correctedRow, withoutEmptied } from '../facts/claims/apply-statements';
import type { Statement } from '../../platform/db/schema/fact-statements.table';
import { byStartup, readClaimedRows, readStatements, type ClaimedRow } from '../facts/claims/read-claims';
import { storeSuggestions } from '../facts/claims/store-suggestions';
import type { Tx } from '../../platform/db/open-database';
import { rescoreStartups } from '../../scoring/rescoring/rescore';
import { lockScores } from '../../scoring/rescoring/scoring-lock';
import { startups } from '../../platform/db/schema/startups.table';
import { NOTHING_YET, toStored, type CuratedRow, type StoredStartup } from './curated-row';
import { changesOf, FLAG_FIELDS, mergeRow, VALUES, withKeys, type TakenKeys } from './merge-row';
import { isManual, isOfRow } from './source-precedence';
import { withoutOwnUids } from './own-uids';
import { replaceArticles, replaceAwards, type Claimed } from './replace-lists';
import { loadKeyOwners } from './taken-keys';
import { updateStartups } from './write-startups';

type Rebuilding = {
  /** Startups of which a field, flag, award or article changed. */
  changed: number[];
  /** Number of new awards. */
  awardsInserted: number;
};

/** A startup as it was, and as its claims make it. */
type Rebuilt = Claimed & { before: CuratedRow; row: CuratedRow };

/**
 * Rebuilds startups from what is said about them: their curated raw rows in the order of curation, what people set
 * or accepted, and what people state about entries of their lists. Awards and articles are replaced, scores follow.
 *
 * If the claims are unchanged, so is the startup. A startup without any known raw row keeps its values. A name or
 * website that another startup has is not taken.
 *
 * Call it after each change of claims, in the same transaction. To add a raw row, attach it; to withdraw one, delete
 * it with its former rows; to move one, change its `startup_id` and rebuild both startups.
 * @param ids startups that no longer exist are skipped
 * @param now ISO 8601
 */
export async function rebuildStartups(tx: Tx, ids: readonly number[], now: string): Promise<Rebuilding> {
  const all: Rebuilding = { changed: [], awardsInserted: 0 };
  if (ids.length === 0) return all;
  await lockScores(tx);
  const inOrder = [...new Set(ids)].sort((a, b) => a - b);
  for (let start = 0; start < inOrder.length; start += AT_ONCE) {
    const { changed, awardsInserted } = await rebuildSome(tx, inOrder.slice(start, start + AT_ONCE), now);
    all.changed.push(...changed);
    all.awardsInserted += awardsInserted;
  }
  return all;
}

/** Bounds memory and the length of statements. */
const AT_ONCE = 1_000;

async function rebuildSome(tx: Tx, ids: readonly number[], now: string): Promise<Rebuilding> {
  const stored = await lockStartups(tx, ids);
  const rows = byStartup(await withoutOwnUids(tx, await readClaimedRows(tx, ids)));
  const statements = byStartup(await readStatements(tx, ids));
  const taken = await loadKeyOwners(tx, stored, [...rows.values()].flat());
  const rebuilt = stored.map((startup): Rebuilt & { claims: ClaimedRow[] } => {
    const { id, row: before } = startup;
    const claims = rows.get(id) ?? [];
    const stated = statements.get(id) ?? [];
    const row = foldClaims(startup, claims, stated, taken.of(id));
    taken.claim(id, row);
    const raws = claims.map((raw) => correctedRow(raw, stated));
    return { id, before, row, claims, statements: stated, raws };
  });
  const result = await storeRebuilt(tx, rebuilt, now);
  await storeSuggestions(tx, rebuilt);
  return result;
}

async function lockStartups(tx: Tx, ids: readonly number[]): Promise<StoredStartup[]> {
  const rows = await tx
    .select()
    .from(startups)
    .where(sql`${startups.id} = any(${sql.param(ids)}::bigint[])`)
    .orderBy(asc(startups.id))
    .for('update');
  return rows.map(toStored);
}

function foldClaims(
  { row: stored }: StoredStartup,
  claims: readonly ClaimedRow[],
  statements: readonly Statement[],
  taken: TakenKeys,
): CuratedRow {
  if (claims.length === 0) return withKeys(addStated(stored, statements));
  const folded = claims.reduce(
    (row, claim) => {
      const corrected = withoutEmptied(correctedRow(claim, statements), statements, claim.curated_at ?? '');
      return mergeRow(row, corrected, taken).row;
    },
    manualValues(stored, claims),
  );
  const named = folded.company_name === '' ? withNameOf(folded, stored) : folded;
  return withKeys(addStated(named, statements));
}

/** What people set or accepted, values whose origin is not known, and names that no row gives. */
function manualValues(stored: CuratedRow, claims: readonly ClaimedRow[]): CuratedRow {
  const also = claims.flatMap((claim) => claim.also);
  const kept: CuratedRow = { ...NOTHING_YET, external_id: stored.external_id, also, origins: {} };
  for (const field of [...VALUES, ...FLAG_FIELDS]) {
    const origin = stored.origins[field];
    if (origin !== undefined && (!isManual(origin) || isOfRow(origin))) continue;
    Object.assign(kept, { [field]: stored[field] });
    if (origin) kept.origins[field] = origin;
    if (field === 'raised_money' && stored.raised_money !== null)
      kept.raised_currency = stored.raised_currency;
  }
  return kept;
}

/** Every name that its rows give belongs to another startup now. */
function withNameOf(row: CuratedRow, { company_name, origins }: CuratedRow): CuratedRow {
  const origin = origins['company_name'];
  return { ...row, company_name, origins: { ...row.origins, ...(origin && { company_name: origin }) } };
}

async function storeRebuilt(tx: Tx, rebuilt: readonly Rebuilt[], now: string): Promise<Rebuilding> {
  const known = rebuilt.filter(({ raws }) => raws.length > 0);
  const awards = await replaceAwards(tx, known);
  const news = new Set([...awards.changed, ...(await replaceArticles(tx, known))]);
  const written = rebuilt
    .filter(({ id, row, before }) => news.has(id) || !isDeepStrictEqual(row, before))
    .map(({ id, row, before }) => {
      const { changed, factsChanged } = changesOf(before, row);
      const isNews = factsChanged || news.has(id);
      return { id, row, isChanged: changed || isNews, updatedAt: isNews ? now : null };
    });
  await updateStartups(tx, written);
  await rescoreStartups(tx, { startupIds: rebuilt.map(({ id }) => id), now });
  const changed = written.filter(({ isChanged }) => isChanged).map(({ id }) => id);
  return { changed, awardsInserted: awards.inserted };
}
