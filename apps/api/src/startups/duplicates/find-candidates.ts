import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startupTraits, type TRAIT_KINDS } from '../../platform/db/schema/duplicates.table';
import { startups } from '../../platform/db/schema/startups.table';
import { cutKey } from '../../scoring/award-key';
import type { ComparedName } from './compared-name';
import type { Profile } from './company-profile';

/**
 * Minimum share of equal trigrams in two names. Two names of seven letters that differ by a swap of two letters have
 * 0.33.
 */
const LEAST_SIMILARITY = 0.33;
/** Maximum number of startups with similar names. */
const MAX_SIMILAR = 50;
/**
 * Maximum number of startups that share a trait: a name, website, register number or founder. A trait that more
 * startups share is ignored.
 */
const MAX_SHARERS = 50;
/** Minimum length of a common beginning of two names. */
const LEAST_LETTERS = 4;

/**
 * Stores the traits of startups and finds other startups that may be the same companies. They have a similar name, a
 * name that begins with the words of the other name, or an equal website, register number or founder.
 * @param ids ids of the compared startups; a startup without a profile was deleted
 * @returns pairs of ids, the lower id first
 */
export async function findCandidates(
  tx: Tx,
  ids: readonly number[],
  profiles: ReadonlyMap<number, Profile>,
): Promise<[number, number][]> {
  const traits = [...profiles.values()].flatMap(traitsOf);
  await storeTraits(tx, ids, traits);
  const beginnings = [...profiles.values()].flatMap(beginningsOf);
  await setLeastSimilarity(tx);
  const { rows } = await tx.execute<{ low_id: string; high_id: string }>(sql`
    with wanted as materialized (select * from ${recordset([...traits, ...beginnings])}),
    found as (
      select w.startup_id, near.startup_id as other_id from wanted w
      cross join lateral (${similarTo(sql`w.text`)}) near where w.kind = 'name'
      union all ${sharing(sql`w.kind <> 'beginning'`, sql`t.text = w.text and t.kind = w.kind`)}
      union all ${sharing(sql`w.kind = 'beginning'`, sql`t.text = w.text and t.kind = 'name'`)}
      union all ${sharing(sql`w.kind = 'name'`, sql`${BEGINS_WITH} and t.kind = 'name'`)}
    )
    select distinct least(startup_id, other_id) as low_id, greatest(startup_id, other_id) as high_id
    from found where startup_id <> other_id`);
  return rows.map(({ low_id, high_id }) => [Number(low_id), Number(high_id)]);
}

type NamedStartup = { id: string; company_name: string; website: string | null; canton: string | null };

/** Returns startups whose name is similar to a name or begins with the same words. */
export async function findSimilarNames(tx: Tx, name: ComparedName): Promise<NamedStartup[]> {
  await setLeastSimilarity(tx);
  const { rows } = await tx.execute<NamedStartup>(sql`
    select s.id, s.company_name, s.website, s.canton from ${startups} s where s.id in (
      select near.startup_id from (${similarTo(sql`${searchedText(name)}`)}) near
      union select t.startup_id from ${startupTraits} t
        where t.kind = 'name' and t.text = any(${sql.param(firstWords(name))}::text[]))`);
  return rows;
}

async function storeTraits(tx: Tx, ids: readonly number[], traits: readonly Trait[]): Promise<void> {
  await tx.execute(sql`delete from ${startupTraits} where startup_id = any(${sql.param(ids)}::bigint[])`);
  await tx.execute(sql`
    insert into ${startupTraits} (startup_id, kind, text)
    select startup_id, kind, text from ${recordset(traits)}`);
}

type Trait = { startup_id: number; kind: (typeof TRAIT_KINDS)[number] | 'beginning'; text: string };

function traitsOf({ id, name, otherNames, hosts, uids, founders }: Profile): Trait[] {
  const names = [...(name ? [name] : []), ...otherNames].map(searchedText);
  const texts = { name: names, host: hosts, uid: uids, founder: founders };
  return (['name', 'host', 'uid', 'founder'] as const).flatMap((kind) =>
    [...new Set(texts[kind].map(cutKey))].map((text) => ({ startup_id: id, kind, text })),
  );
}

function beginningsOf({ id, name, otherNames }: Profile): Trait[] {
  const texts = [...(name ? [name] : []), ...otherNames].flatMap(firstWords).map(cutKey);
  return [...new Set(texts)].map((text) => ({ startup_id: id, kind: 'beginning', text }));
}

const searchedText = ({ words }: ComparedName): string => words.join(' ');

/**
 * Returns the first word of a name, the first two words, and so on. Each of them may be the complete name of another
 * startup.
 */
function firstWords({ words }: ComparedName): string[] {
  return words
    .map((_, index) => words.slice(0, index))
    .filter((first) => first.join('').length >= LEAST_LETTERS)
    .map((first) => first.join(' '));
}

const recordset = (traits: readonly Trait[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(traits)}::jsonb) as r(startup_id bigint, kind text, text text)`;

const setLeastSimilarity = (tx: Tx) =>
  tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(LEAST_SIMILARITY)}, true)`);

/**
 * SQL condition for a name that starts with given words. The range ends at the character after the space. Unlike
 * "like" with a variable, it can use an index.
 */
const BEGINS_WITH = sql`t.text ~>~ (w.text || ' ') and t.text ~<~ (w.text || '!')`;

/** Returns an SQL query for the startups with the most similar names. */
const similarTo = (text: SQL): SQL => sql`
  select t.startup_id from ${startupTraits} t where t.kind = 'name' and t.text % ${text}
  order by similarity(t.text, ${text}) desc, t.startup_id limit ${MAX_SIMILAR}`;

/**
 * Returns an SQL query for startups that share a rare trait.
 * @param isWanted condition on `w`
 * @param isHeld condition that `t` matches `w`
 */
const sharing = (isWanted: SQL, isHeld: SQL): SQL => sql`
  select startup_id, other_id from (
    select w.startup_id, other.startup_id as other_id,
      count(*) over (partition by w.startup_id, w.kind, w.text) as sharers
    from wanted w cross join lateral (
      select t.startup_id from ${startupTraits} t where ${isHeld} limit ${MAX_SHARERS + 1}) other
    where ${isWanted}
  ) shared where sharers <= ${MAX_SHARERS}`;
