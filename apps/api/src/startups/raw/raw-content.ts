import { MAX_URL_LENGTH } from '../../platform/http/validation/text-limits';
import { cantonCode, DEFAULT_CURRENCY, READ_ONLY_FIELDS, sectorCode } from '@vaglio/startups-domain';
import type { RawArticle, rawStartups } from '../../platform/db/schema/raw-startups.table';
import { badRequest } from '../../platform/http/errors/errors';
import { wellFormed } from '../../platform/text/well-formed';
import { cleanText, readAddress, readDay, readEmail, readMoney } from './read-cells';
import { distinctAwards } from './startup-awards';
import type { ImportRowBody } from './import-row.schemas';

type StoredRaw = typeof rawStartups.$inferSelect;

/** The content of a raw row, normalised; the same names as its columns. */
export type RawContent = Omit<
  StoredRaw,
  | 'id'
  | 'uid'
  | 'external_id'
  | 'content_hash'
  | 'received'
  | 'origin'
  | 'extraction_id'
  | 'evidence'
  | 'founders'
  | 'financings'
  | 'confidence'
  | 'review'
  | 'created_by'
  | 'search_key'
  | 'curated_at'
  | 'startup_id'
  | 'deletion_id'
  | 'version'
  | 'created_at'
  | 'updated_at'
>;

/**
 * Reads a row as it came into what is stored: texts trimmed and null when empty, canton and sector as codes or null,
 * each award and article once.
 * @throws a 400 with a message for what cannot be stored
 */
export function readContent(body: ImportRowBody): RawContent {
  const company_name = cleanText(body.company_name);
  if (company_name === null) throw badRequest('company_name must not be empty.');
  return {
    company_name,
    first_name: cleanText(body.first_name),
    last_name: cleanText(body.last_name),
    social_reason: cleanText(body.social_reason),
    founding_year: body.founding_year ?? null,
    sector: sectorCode(body.sector),
    country: cleanText(body.country),
    canton: cantonCode(body.canton),
    raised_money: readMoney('raised_money', body.raised_money),
    raised_currency: body.raised_currency ?? DEFAULT_CURRENCY,
    main_article_info: cleanText(body.main_article_info),
    article_date: readDay('article_date', body.article_date),
    website: readAddress('website', body.website),
    url: readAddress('url', body.url),
    email: readEmail('email', body.email),
    number: cleanText(body.number),
    investors: cleanText(body.investors),
    partnership: cleanText(body.partnership),
    company_description: cleanText(body.company_description),
    advisors: cleanText(body.advisors),
    other_award: cleanText(body.other_award),
    pros_text: cleanText(body.pros_text) ?? cleanText(body.pros),
    cons_text: cleanText(body.cons_text) ?? cleanText(body.risks),
    investment: isSet(body.investment),
    ...readFlags(body),
    awards: distinctAwards((body.awards ?? []).map(wellFormed)).map(({ award_name }) => award_name),
    articles: readArticles(body.articles ?? []),
  };
}

/** The `ID` of a row as text; null when it has none. @throws a 400 when it is too long or no number */
export function readExternalId({ ID, id }: Pick<ImportRowBody, 'ID' | 'id'>): string | null {
  const given = ID ?? id;
  if (typeof given === 'number' && !Number.isFinite(given)) throw badRequest('ID must be text or a number.');
  return cleanText(typeof given === 'number' ? String(given) : given);
}

/** The row as it came, without what is accepted and ignored; characters that no text can hold are replaced. */
export function readReceived(body: ImportRowBody): Record<string, unknown> {
  const kept = Object.entries(body).filter(([field, value]) => value !== undefined && !IGNORED.has(field));
  return Object.fromEntries(kept.map(([field, value]) => [field, receivedValue(value)]));
}

function receivedValue(value: unknown): unknown {
  if (typeof value === 'string') return wellFormed(value);
  if (typeof value !== 'object' || value === null) return value;
  return JSON.parse(
    JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'string' ? wellFormed(inner) : inner)),
  );
}

const IGNORED: ReadonlySet<string> = new Set([...READ_ONLY_FIELDS, 'is_new']);

function readFlags(body: ImportRowBody) {
  return {
    rejected: isSet(body.rejected),
    candidate: isSet(body.candidate),
    missing_data: isSet(body.missing_data),
    email_sent: isSet(body.email_sent),
    interested: isSet(body.interested),
    personality_test_sent: isSet(body.personality_test_sent),
    test_passed: isSet(body.test_passed),
    create_contract: isSet(body.create_contract),
  };
}

function isSet(flag: 0 | 1 | boolean | undefined): 0 | 1 {
  return flag === 1 || flag === true ? 1 : 0;
}

/** Each address once, the first as given: its form in ASCII is the key, and the link stays as published. */
function readArticles(articles: NonNullable<ImportRowBody['articles']>): RawArticle[] {
  const byUrl = new Map<string, RawArticle>();
  for (const { url, title, published_at, source } of articles) {
    const link = requiredAddress(url);
    const address = new URL(link).href;
    if (address.length > MAX_URL_LENGTH)
      throw badRequest(`url of an article must be at most ${MAX_URL_LENGTH} characters long.`);
    if (byUrl.has(address)) continue;
    byUrl.set(address, {
      url: address,
      ...(link === address ? {} : { link }),
      title: cleanText(title),
      published_at: readDay('published_at of an article', published_at),
      source: cleanText(source),
    });
  }
  return [...byUrl.values()];
}

function requiredAddress(url: string): string {
  const address = readAddress('url of an article', url);
  if (address === null) throw badRequest('url of an article must not be empty.');
  return address;
}
