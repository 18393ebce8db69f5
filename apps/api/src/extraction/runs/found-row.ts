import {
  DEFAULT_CURRENCY,
  EXTRACTED_FIELDS,
  EXTRACTED_NAMES,
  foldCompanyName,
  foldText,
  parseCurrency,
} from '@vaglio/startups-domain';
import { raisedBy } from '../../startups/curation/company-lists';
import type { StoredEvidence } from '../../platform/db/schema/extractions.table';
import {
  type ExtractedStartup,
  type JudgedEvidence,
  type JudgedStartup,
  provedPart,
} from '@vaglio/article-extractor';
import { linkOf } from '../../news/fetching/article-link';
import type { Financing } from '../../platform/db/schema/company-facts';
import { toStoredRow } from '../../startups/raw/import-raw';
import type { ClaimedArticle } from './article-claims';

const COLUMN_OF: ReadonlyMap<string, string> = new Map(Object.entries(EXTRACTED_FIELDS));
const MAX_TITLE_LENGTH = 500;
const MAX_SOURCE_LENGTH = 200;

/**
 * Converts a startup of an article to a raw row with only the fields that an article may set. Score, flags, ids and
 * weights are excluded. A startup below the floor waits for a review with all proved values. A startup that reaches the
 * floor only keeps values that reach it too.
 * @param floor minimum confidence, from 0 to 1
 * @param at ISO 8601
 */
export function toFoundRow(
  found: JudgedStartup,
  article: Pick<ClaimedArticle, 'title' | 'source' | 'published_at' | 'published_url' | 'url'>,
  floor: number,
  at: string,
) {
  const isWaiting = found.confidence < floor;
  const used = found.evidence.filter(
    (each) => isProvedBy(each) && (isWaiting || each.confidence >= floor || each.field === 'company_name'),
  );
  const startup = provedPart(found.startup, used);
  const [founder] = startup.founders;
  const raised = raisedMoney(startup, found.startup.financings);
  const published = article.published_at?.slice(0, 10) ?? null;
  const title = Array.from(article.title).slice(0, MAX_TITLE_LENGTH).join('');
  const row = toStoredRow(
    {
      company_name: startup.company_name.value,
      first_name: founder?.first_name ?? null,
      last_name: founder?.last_name ?? null,
      social_reason:
        found.registered?.legal_name ??
        (hasLegalForm(startup.company_name.value) ? startup.company_name.value : null),
      ...Object.fromEntries(
        EXTRACTED_NAMES.map((name) => [EXTRACTED_FIELDS[name], startup[name]?.value ?? null]),
      ),
      raised_money: raised?.amount ?? null,
      raised_currency: parseCurrency(raised?.currency ?? ''),
      investors: startup.investors.map(({ name }) => name).join(', '),
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
    evidence: [
      ...found.evidence.map((each) => toStoredEvidence(each, used.includes(each))),
      ...registeredName(found),
    ],
    founders: startup.founders.map(({ first_name, last_name }) => ({ first_name, last_name })),
    financings: startup.financings.map((sum) => toFinancing(sum, published)),
    confidence: found.confidence,
    review: isWaiting ? ('waiting' as const) : null,
  };
}

/** Returns whether a name has a legal form. If so, it is the legal name. */
const hasLegalForm = (name: string): boolean => foldCompanyName(name) !== foldText(name);

type ExtractedSum = ExtractedStartup['financings'][number];

/** Converts an extracted amount to the form stored in a raw row. @param date date of the article */
function toFinancing({ quotes, ...sum }: ExtractedSum, date: string | null): Financing {
  return {
    ...sum,
    currency: sum.currency.toUpperCase(),
    date,
    quote: quotes[0] ?? '',
    at: null,
    raw_id: null,
  };
}

/**
 * Returns the raised money: the total, or else the rounds in CHF, or else the amount stated as raised.
 * @param saidOfIt all amounts in the article, including those below the floor: an amount of another kind was not raised
 */
function raisedMoney(
  { raised_money, financings }: ExtractedStartup,
  saidOfIt: readonly ExtractedSum[],
): { amount: number; currency: string } | null {
  const raised = raisedBy(financings.map((sum) => toFinancing(sum, null)));
  if (raised !== null) return { amount: raised.amount, currency: DEFAULT_CURRENCY };
  const said = raised_money?.value ?? null;
  const isSomethingElse = saidOfIt.some(
    ({ kind, amount, currency }) =>
      kind !== 'round' && kind !== 'total' && amount === said?.amount && currency === said.currency,
  );
  return isSomethingElse ? null : said;
}

/** Returns the evidence for the legal name. Its source is the company register and not the article. */
function registeredName({ registered }: JudgedStartup): StoredEvidence[] {
  if (!registered) return [];
  const { legal_name: value, source } = registered;
  return [{ field: 'social_reason', value, quotes: [], register: source, is_used: true }];
}

/** Returns whether a quote in the text proves the evidence. The company name needs no quote. */
const isProvedBy = ({ field, quotes }: JudgedEvidence) =>
  field === 'company_name' || quotes.some(({ start }) => start !== null);

/** Converts evidence to its stored form. @param is_used true if the raw row contains the value */
export function toStoredEvidence(
  { field, value, quotes, confidence }: JudgedEvidence,
  is_used: boolean,
): StoredEvidence {
  const stored = quotes.map((quote) => ({ ...quote }));
  return { field: COLUMN_OF.get(field) ?? field, value, quotes: stored, confidence, is_used };
}
