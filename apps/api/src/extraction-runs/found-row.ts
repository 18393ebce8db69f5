import { parseCurrency } from '@vaglio/startups-domain';
import type { StoredEvidence } from './extractions.table';
import type { JudgedEvidence, JudgedStartup } from '../extraction/judge-startups';
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
 * @param at ISO 8601
 */
export function toFoundRow(
  { startup, evidence }: Pick<JudgedStartup, 'startup' | 'evidence'>,
  article: ClaimedArticle,
  at: string,
) {
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
    received: { ...startup },
    evidence: evidence.map(toStoredEvidence),
  };
}

function toStoredEvidence({ field, value, quotes }: JudgedEvidence): StoredEvidence {
  return { field: STARTUP_FIELD.get(field) ?? field, value, quotes: quotes.map((quote) => ({ ...quote })) };
}
