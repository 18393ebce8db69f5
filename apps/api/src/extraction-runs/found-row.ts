import { parseCurrency } from '@vaglio/startups-domain';
import type { StoredEvidence } from './extractions.table';
import type { JudgedEvidence, JudgedStartup } from '../extraction/judge-startups';
import { provedPart } from '../extraction/proved-values';
import { linkOf } from '../news/article-link';
import { toStoredRow } from '../startups/import-raw';
import type { ClaimedArticle } from './article-claims';

/** Fields that a startup has by another name than an extraction. */
const STARTUP_FIELD: ReadonlyMap<string, string> = new Map([
  ['pros', 'pros_text'],
  ['cons', 'cons_text'],
]);
const MAX_TITLE_LENGTH = 500;
const MAX_SOURCE_LENGTH = 200;

/**
 * A startup found in an article, as a raw row: only fields that an article may set. No score, flag, id or weight.
 * Below the floor it waits for a person, with every value that is proved; above it, with those that reach the floor too.
 * @param floor the least confidence, from 0 to 1
 * @param at ISO 8601
 */
export function toFoundRow(found: JudgedStartup, article: ClaimedArticle, floor: number, at: string) {
  const isWaiting = found.confidence < floor;
  const used = found.evidence.filter(
    (each) => isProvedBy(each) && (isWaiting || each.confidence >= floor || each.field === 'company_name'),
  );
  const startup = provedPart(found.startup, used);
  const [founder] = startup.founders;
  const published = article.published_at?.slice(0, 10) ?? null;
  const title = Array.from(article.title).slice(0, MAX_TITLE_LENGTH).join('');
  const row = toStoredRow(
    {
      company_name: startup.company_name.value,
      first_name: founder?.first_name ?? null,
      last_name: founder?.last_name ?? null,
      founding_year: startup.founding_year?.value ?? null,
      sector: startup.sector?.value ?? null,
      canton: startup.canton?.value ?? null,
      country: startup.country?.value ?? null,
      raised_money: startup.raised_money?.value.amount ?? null,
      raised_currency: parseCurrency(startup.raised_money?.value.currency ?? ''),
      investors: startup.investors.map(({ name }) => name).join(', '),
      website: startup.website?.value ?? null,
      email: startup.email?.value ?? null,
      company_description: startup.company_description?.value ?? null,
      pros_text: startup.pros?.value ?? null,
      cons_text: startup.cons?.value ?? null,
      main_article_info: title,
      article_date: published,
      url: linkOf(article),
      awards: startup.awards.map(({ name }) => name),
      articles: [
        {
          url: linkOf(article),
          title,
          published_at: published,
          source: article.source?.slice(0, MAX_SOURCE_LENGTH) ?? null,
        },
      ],
    },
    at,
  );
  return {
    ...row,
    origin: 'article' as const,
    received: { ...found.startup },
    evidence: found.evidence.map((each) => toStoredEvidence(each, used.includes(each))),
    confidence: found.confidence,
    review: isWaiting ? ('waiting' as const) : null,
  };
}

/** What is judged has a place in the text; a name is judged by itself. */
const isProvedBy = ({ field, quotes }: JudgedEvidence) =>
  field === 'company_name' || quotes.some(({ start }) => start !== null);

/** Evidence as it is stored. @param is_used whether the row holds the value */
export function toStoredEvidence(
  { field, value, quotes, confidence }: JudgedEvidence,
  is_used: boolean,
): StoredEvidence {
  const stored = quotes.map((quote) => ({ ...quote }));
  return { field: STARTUP_FIELD.get(field) ?? field, value, quotes: stored, confidence, is_used };
}
