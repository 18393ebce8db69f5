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
import { NOTHING_YET, type CuratedRow } from './curated-row';
import { changesOf, FLAG_FIELDS, mergeRow, VALUES, withKeys, type TakenKeys } from './merge-row';
import { isSaid } from './origin-rank';
import { withoutOwnUids } from './own-uids';
import { toStored, type StoredStartup } from './plan-batch';
import { replaceArticles, replaceAwards } from './replace-lists';
import { readTakenKeys } from './taken-keys';
import { countVersion, markUpdated, updateStartups, type StoredDraft } from './store-drafts';

type Stored = Pick<StoredStartup, 'id' | 'uid' | 'row'>;

/**
 * Makes startups again from what is said about them: their curated raw rows in the order of curation, what people set
 * or accepted, and what people state about entries of their lists. Awards and articles are replaced, scores follow.
 * A startup whose claims are as they were changes nothing that a reader sees; one that no raw row is known of keeps its
 * values. A name or website that another startup has is not taken.
 * To take back a raw row, delete it with its former rows and call this; to move one, change both of their `startup_id`.
 * @param ids startups that are gone are passed over
 * @param now ISO 8601
 * @returns the startups that changed, their score apart
 */
export async function rebuildStartups(
  tx: Tx,
  ids: readonly number[],
  now: string,
): Promise<{ changed: number[] }> {
  if (ids.length === 0) return { changed: [] };
  await lockScores(tx);
  const changed: number[] = [];
  const inOrder = [...new Set(ids)].sort((a, b) => a - b);
  for (let start = 0; start < inOrder.length; start += AT_ONCE)
    changed.push(...(await rebuildSome(tx, inOrder.slice(start, start + AT_ONCE), now)));
  return { changed };
}

/** Bounds memory and the length of statements. */
const AT_ONCE = 1_000;

async function rebuildSome(tx: Tx, ids: readonly number[], now: string): Promise<number[]> {
  const stored = await lockStartups(tx, ids);
  const rows = byStartup(await withoutOwnUids(tx, await readClaimedRows(tx, ids)));
  const statements = byStartup(await readStatements(tx, ids));
  const taken = await readTakenKeys(tx, stored, [...rows.values()].flat());
  const drafts = stored.map((startup): StoredDraft => {
    const claims = rows.get(startup.id) ?? [];
    const stated = statements.get(startup.id) ?? [];
    const row = foldClaims(startup, claims, stated, taken.of(startup.id));
    taken.claim(startup.id, row);
    const corrected = claims.map((raw) => correctedRow(raw, stated));
    return {
      ...startup,
      row,
      deletion_id: null,
      statements: stated,
      raws: corrected,
      ...changesOf(startup.row, row),
    };
  });
  const changed = await storeRebuilt(tx, stored, drafts, now);
  await storeSuggestions(
    tx,
    drafts.map(({ id, row, statements: stated }) => ({
      id,
      row,
      claims: rows.get(id) ?? [],
      statements: stated,
    })),
  );
  return changed;
}

async function lockStartups(tx: Tx, ids: readonly number[]): Promise<Stored[]> {
  const rows = await tx
    .select()
    .from(startups)
    .where(sql`${startups.id} = any(${sql.param(ids)}::bigint[])`)
    .orderBy(asc(startups.id))
    .for('update');
  return rows.map(toStored);
}

function foldClaims(
  { row: stored }: Stored,
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
    saidPart(stored, claims),
  );
  const named = folded.company_name === '' ? withNameOf(folded, stored) : folded;
  return withKeys(addStated(named, statements));
}

/** What people set or accepted, values whose origin is not known, and names that no row gives. */
function saidPart(stored: CuratedRow, claims: readonly ClaimedRow[]): CuratedRow {
  const also = claims.flatMap((claim) => claim.also);
  const kept: CuratedRow = { ...NOTHING_YET, external_id: stored.external_id, also, origins: {} };
  for (const field of [...VALUES, ...FLAG_FIELDS]) {
    const origin = stored.origins[field];
    if (origin !== undefined && !isSaid(origin)) continue;
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

async function storeRebuilt(
  tx: Tx,
  stored: readonly Stored[],
  drafts: readonly StoredDraft[],
  now: string,
): Promise<number[]> {
  const before = new Map(stored.map(({ id, row }) => [id, row]));
  const isOther = ({ id, row }: StoredDraft) => !isDeepStrictEqual(row, before.get(id));
  const others = drafts.filter(isOther);
  await updateStartups(tx, others);
  const known = drafts.filter(({ raws }) => raws.length > 0);
  const news = new Set([...(await replaceAwards(tx, known)), ...(await replaceArticles(tx, known))]);
  await markUpdated(
    tx,
    drafts.filter((draft) => draft.factsChanged || news.has(draft.id)),
    now,
  );
  const changed = drafts.filter((draft) => isOther(draft) || news.has(draft.id));
  await countVersion(tx, changed);
  await rescoreStartups(tx, { startupIds: drafts.map(({ id }) => id), now });
  return changed.map(({ id }) => id);
}
