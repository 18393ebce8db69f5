import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { startupArticles, startups } from '../startups/startups.table';
import { addAwards } from '../startups/startup-awards';
import { NOTHING_YET } from './curated-row';
import type { Draft } from './plan-batch';

/** A draft with its place in the database. */
export type StoredDraft = Draft & { id: number };

const WRITTEN = Object.keys(NOTHING_YET);
const COLUMNS = list(WRITTEN.map((name) => sql.identifier(name)));
const DRAFTED = list(WRITTEN.map((name) => sql`d.${sql.identifier(name)}`));

/**
 * Writes a batch in a handful of statements, however many startups it holds: what was there is updated first, so
 * that new startups find the names they take.
 * @param now ISO 8601
 * @returns the drafts with their ids, and how many awards are new
 */
export async function storeDrafts(tx: Tx, drafts: readonly Draft[], now: string) {
  const known = drafts.filter(hasId);
  await updateStartups(tx, known);
  const stored = [
    ...known,
    ...(await insertStartups(
      tx,
      drafts.filter((draft) => !hasId(draft)),
      now,
    )),
  ];
  const awards = await addAwards(
    tx,
    stored.map(({ id, raws }) => ({ startup_id: id, names: raws.flatMap((raw) => raw.awards) })),
  );
  const withNewArticles = await addArticles(tx, stored);
  const hasNews = new Set([...awards.startupIds, ...withNewArticles]);
  const isUpdated = ({ id, factsChanged }: StoredDraft) => factsChanged || hasNews.has(id);
  await markUpdated(tx, known.filter(isUpdated), now);
  await countVersion(
    tx,
    known.filter((draft) => draft.changed || hasNews.has(draft.id)),
  );
  return { stored, awardsInserted: awards.inserted };
}

function hasId(draft: Draft): draft is StoredDraft {
  return draft.id !== null;
}

/** Writes the rows of startups that are there; awards, articles and version apart. */
export async function updateStartups(tx: Tx, drafts: readonly StoredDraft[]): Promise<void> {
  if (drafts.length === 0) return;
  await tx.execute(
    sql`update ${startups} s set (${COLUMNS}) = row(${DRAFTED}) from ${asRows(drafts)} d where s.id = d.id`,
  );
}

/** A name is unique, so it maps each id to its draft. */
async function insertStartups(tx: Tx, drafts: readonly Draft[], now: string): Promise<StoredDraft[]> {
  if (drafts.length === 0) return [];
  const { rows } = await tx.execute<{ id: string; name_key: string }>(sql`
    insert into ${startups} (${COLUMNS}, created_at, updated_at)
    select ${DRAFTED}, ${now}::timestamptz, ${now}::timestamptz from ${asRows(drafts)} d
    returning id, name_key`);
  const ids = new Map(rows.map(({ id, name_key }) => [name_key, Number(id)]));
  return drafts.map((draft) => {
    const id = ids.get(draft.row.name_key);
    if (id === undefined) throw new Error('a new startup was not stored');
    return { ...draft, id };
  });
}

/** The union of the articles of a startup's raw rows with those it has. @returns the startups that gained one */
export async function addArticles(tx: Tx, drafts: readonly StoredDraft[]): Promise<number[]> {
  const articles = drafts.flatMap(({ id, raws }) =>
    raws.flatMap((raw) => raw.articles.map((article) => ({ startup_id: id, ...article }))),
  );
  if (articles.length === 0) return [];
  const { rows } = await tx.execute<{ startup_id: string }>(sql`
    insert into ${startupArticles} (startup_id, url, link, title, published_at, source)
    select startup_id, url, link, title, published_at, source
    from jsonb_populate_recordset(null::${startupArticles}, ${JSON.stringify(articles)}::jsonb)
    on conflict do nothing returning startup_id`);
  return rows.map(({ startup_id }) => Number(startup_id));
}

/** Only facts and news make a startup 'Recently updated': a flag of an import is a decision about it, not news of it. */
export async function markUpdated(tx: Tx, drafts: readonly StoredDraft[], now: string): Promise<void> {
  await tx.execute(sql`update ${startups} set updated_at = ${now} where id = any(${idsOf(drafts)})`);
}

/** Every change, for If-Match. */
export async function countVersion(tx: Tx, drafts: readonly StoredDraft[]): Promise<void> {
  await tx.execute(sql`update ${startups} set version = version + 1 where id = any(${idsOf(drafts)})`);
}

function idsOf(drafts: readonly StoredDraft[]) {
  return sql`${sql.param(drafts.map(({ id }) => id))}::bigint[]`;
}

/** One parameter for a whole batch. */
function asRows(drafts: readonly Draft[]) {
  const rows = drafts.map(({ id, row }) => ({ ...row, id }));
  return sql`jsonb_populate_recordset(null::${startups}, ${JSON.stringify(rows)}::jsonb)`;
}

function list(parts: Parameters<typeof sql.join>[0]) {
  return sql.join(parts, sql`, `);
}
