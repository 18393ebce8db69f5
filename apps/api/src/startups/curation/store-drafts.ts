import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startupArticles, startups } from '../../platform/db/schema/startups.table';
import { addAwards } from '../raw/startup-awards';
import { NOTHING_YET } from './curated-row';
import type { Draft } from './plan-batch';

/** A draft with its place in the database. */
export type StoredDraft = Draft & { id: number };

/** Characters of the rows in one statement; the last row may exceed them. */
const MOST_CHARACTERS = 2_000_000;
const WRITTEN = Object.keys(NOTHING_YET);
const COLUMNS = list(WRITTEN.map((name) => sql.identifier(name)));
const DRAFTED = list(WRITTEN.map((name) => sql`d.${sql.identifier(name)}`));

/**
 * Writes a batch in few statements, a further one for each 2,000,000 characters. Present startups are updated first, so
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
  for (const rows of asRows(drafts))
    await tx.execute(
      sql`update ${startups} s set (${COLUMNS}) = row(${DRAFTED}) from ${rows} d where s.id = d.id`,
    );
}

/** A name is unique, so it maps each id to its draft. */
async function insertStartups(tx: Tx, drafts: readonly Draft[], now: string): Promise<StoredDraft[]> {
  const ids = new Map<string, number>();
  for (const rows of asRows(drafts)) {
    const { rows: inserted } = await tx.execute<{ id: string; name_key: string }>(sql`
      insert into ${startups} (${COLUMNS}, created_at, updated_at)
      select ${DRAFTED}, ${now}::timestamptz, ${now}::timestamptz from ${rows} d
      returning id, name_key`);
    for (const { id, name_key } of inserted) ids.set(name_key, Number(id));
  }
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

/** Rows as one parameter, or as several where their texts are long, so that other requests run between two statements. */
function* asRows(drafts: readonly Draft[]): Generator<SQL> {
  const recordset = (rows: readonly string[]) =>
    sql`jsonb_populate_recordset(null::${startups}, ${`[${rows.join(',')}]`}::jsonb)`;
  let [rows, characters] = [[] as string[], 0];
  for (const { id, row } of drafts) {
    const text = JSON.stringify({ ...row, id });
    rows.push(text);
    characters += text.length;
    if (characters < MOST_CHARACTERS) continue;
    yield recordset(rows);
    [rows, characters] = [[], 0];
  }
  if (rows.length > 0) yield recordset(rows);
}

function list(parts: Parameters<typeof sql.join>[0]) {
  return sql.join(parts, sql`, `);
}
