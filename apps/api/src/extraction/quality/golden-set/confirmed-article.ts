import type { ExpectedStartup } from '@vaglio/article-extractor';
import {
  EXTRACTED_FIELDS,
  recordOf,
  SCORED_NAMES,
  type FieldOfExtracted,
  type FieldValue,
  type ScoredName,
} from '@vaglio/startups-domain';
import { rawStartups } from '../../../platform/db/schema/raw-startups.table';
import { startups } from '../../../platform/db/schema/startups.table';
import { type SQL, and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/open-database';
import { type StoredFinding, extractions } from '../../../platform/db/schema/extractions.table';
import { articles } from '../../../platform/db/schema/articles.table';
import { HAS_TEXT } from '../../../news/fetching/kept-text';
import { goldenArticles } from '../../../platform/db/schema/golden-articles.table';

type ScoredColumn = FieldOfExtracted<ScoredName>;
type Raw = Pick<
  typeof rawStartups.$inferSelect,
  | 'company_name'
  | 'raised_money'
  | 'raised_currency'
  | 'awards'
  | 'evidence'
  | 'first_name'
  | 'last_name'
  | 'investors'
  | ScoredColumn
>;
type Curated = Pick<typeof startups.$inferSelect, 'origins' | ScoredColumn>;

/**
 * Converts an accepted raw startup to the form of the golden set. Corrections of the curated startup take precedence
 * over extracted values.
 * @param startup curated startup of the row; null if it was deleted
 */
function toExpectedStartup(raw: Raw, startup: Curated | null): ExpectedStartup {
  const founders = locatedValues(raw, 'founders');
  const investors = locatedValues(raw, 'investors');
  const firstFounder = [raw.first_name, raw.last_name].filter((name) => name !== null).join(' ');
  return {
    company_name: raw.company_name,
    ...scoredValues(raw, startup),
    raised_money:
      raw.raised_money === null ? null : { amount: raw.raised_money, currency: raw.raised_currency },
    investors: investors.length > 0 ? investors : listed(raw.investors),
    awards: raw.awards.map((name) => ({ name, normalised: name })),
    founders: (founders.length > 0 ? founders : listed(firstFounder)).map(toPerson),
  };
}

type ScoredValues = { [Name in ScoredName]: FieldValue<FieldOfExtracted<Name>> | null };

function scoredValues(raw: Raw, startup: Curated | null): ScoredValues;
function scoredValues(raw: Raw, startup: Curated | null): Record<string, string | number | null> {
  return recordOf(SCORED_NAMES, (name) => {
    const column = EXTRACTED_FIELDS[name];
    return startup?.origins[column]?.by === 'person' ? startup[column] : raw[column];
  });
}

/** Returns the values of a list field that a quote in the article proves. */
function locatedValues({ evidence }: Raw, field: 'founders' | 'investors'): string[] {
  return (evidence ?? [])
    .filter((each) => each.field === field && each.quotes.some(({ start }) => start !== null))
    .map(({ value }) => value);
}

const listed = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

function toPerson(name: string): ExpectedStartup['founders'][number] {
  const words = name.split(' ');
  return { first_name: words.slice(0, -1).join(' ') || null, last_name: words.at(-1) ?? null };
}

/** Article whose startups are all accepted: no raw startup waits or was excluded. */
export interface ConfirmedArticle {
  readonly article: typeof articles.$inferSelect;
  readonly startups: ExpectedStartup[];
}

/**
 * Condition for articles whose review is not finished. Findings without a raw startup were excluded for a reason, and
 * discarded raw startups are not startups of the article.
 */
const isOpen = sql`exists (
  select from jsonb_array_elements(${extractions.findings}) as finding
  join ${rawStartups} as raw on raw.id = (finding ->> 'raw_id')::bigint
  where raw.review is distinct from 'discarded' and (raw.curated_at is null or raw.deletion_id is not null))`;

const isInSet = sql`exists (
  select from ${goldenArticles} as golden where golden.text_hash = ${articles.text_hash} and golden.removed_at is null)`;

/** Condition for articles that may join the golden set. A person confirms their values by adding them. */
export const isConfirmed: SQL | undefined = and(
  eq(extractions.outcome, 'extracted'),
  isNull(extractions.superseded_at),
  sql`not ${isOpen}`,
);

export const isNotInSet = sql`not ${isInSet}`;

/** Condition for the raw startups of an article's findings, without discarded ones. */
export const isStartupOf = (findings: readonly StoredFinding[]): SQL | undefined => {
  const ids = findings.flatMap(({ raw_id }) => (raw_id === null ? [] : [raw_id]));
  return and(
    sql`${rawStartups.id} = any(${sql.param(ids)}::bigint[])`,
    sql`${rawStartups.review} is distinct from 'discarded'`,
  );
};

/** Returns the accepted startups of an article; undefined while one of its raw startups is not accepted. */
export async function findConfirmed(db: Db | Tx, articleId: number): Promise<ConfirmedArticle | undefined> {
  const [row] = await db
    .select({ article: articles, findings: extractions.findings })
    .from(articles)
    .innerJoin(extractions, eq(extractions.article_id, articles.id))
    .where(and(eq(articles.id, articleId), HAS_TEXT, isConfirmed));
  if (!row) return undefined;
  const rows = await db
    .select({ raw: rawStartups, startup: startups })
    .from(rawStartups)
    .leftJoin(startups, eq(startups.id, rawStartups.startup_id))
    .where(isStartupOf(row.findings))
    .orderBy(asc(rawStartups.id));
  return {
    article: row.article,
    startups: rows.map(({ raw, startup }) => toExpectedStartup(raw, startup)),
  };
}
