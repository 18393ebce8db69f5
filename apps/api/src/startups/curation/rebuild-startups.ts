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
  /** Ids of startups with a changed field, flag, award or article. */
  changed: number[];
  /** Number of new awards. */
  awardsInserted: number;
  /** True if a startup gave up a name or website that another startup may claim. */
  isKeyReleased: boolean;
};

/** Startup before and after it was rebuilt from its claims. */
type Rebuilt = Claimed & { before: CuratedRow; row: CuratedRow };

/**
 * Rebuilds startups from their claims: their curated raw rows in the order of curation, values that people set or
 * accepted, and statements of people about list entries. Awards and articles are replaced, and scores are recomputed.
 *
 * If the claims are unchanged, the startup does not change. A startup without any known raw row keeps its values. A
 * name or website of another startup is not taken.
 *
 * Call this function after each change of claims, in the same transaction. To add a raw row, attach it. To withdraw
 * a raw row, delete it with its former revisions. To move a raw row, change its `startup_id` and rebuild both
 * startups.
 * @param ids ids of startups; missing startups are skipped
 * @param now ISO 8601
 */
export async function rebuildStartups(tx: Tx, ids: readonly number[], now: string): Promise<Rebuilding> {
  const all: Rebuilding = { changed: [], awardsInserted: 0, isKeyReleased: false };
  if (ids.length === 0) return all;
  await lockScores(tx);
  const inOrder = [...new Set(ids)].sort((a, b) => a - b);
  for (let start = 0; start < inOrder.length; start += AT_ONCE) {
    const some = await rebuildSome(tx, inOrder.slice(start, start + AT_ONCE), now);
    all.changed.push(...some.changed);
    all.awardsInserted += some.awardsInserted;
    all.isKeyReleased ||= some.isKeyReleased;
  }
  return all;
}

/** Number of startups per batch, which limits memory and the length of statements. */
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
    const row = withoutKeyOf(taken.sharedPages, foldClaims(startup, claims, stated, taken.of(id)));
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

/** Removes the website key of a startup if several companies state its website. */
const withoutKeyOf = (sharedPages: ReadonlySet<string>, row: CuratedRow): CuratedRow =>
  row.website_host !== null && sharedPages.has(row.website_host) ? { ...row, website_host: null } : row;

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

/**
 * Returns the values that people set or accepted, the values of unknown origin, and the names that no raw row states.
 */
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

/** Keeps the previous name of a startup if all names in its rows now belong to other startups. */
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
  const isKeyReleased = rebuilt.some(({ row, before }) => isReleased(before, row));
  return { changed, awardsInserted: awards.inserted, isKeyReleased };
}

/** Returns whether a startup gave up a name or website in a rebuild. */
function isReleased(before: CuratedRow, after: CuratedRow): boolean {
  const isNamed = before.company_name !== '';
  return (
    (isNamed && before.name_key !== after.name_key) ||
    (before.website_host !== null && before.website_host !== after.website_host)
  );
}
