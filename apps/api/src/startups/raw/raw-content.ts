import { MAX_URL_LENGTH } from '../../platform/http/validation/text-limits';
import {
  cantonCode,
  DEFAULT_CURRENCY,
  FIELD_NAMES,
  isOfKind,
  READ_ONLY_FIELDS,
  sectorCode,
  type StartupField,
} from '@vaglio/startups-domain';
import type { RawArticle, rawStartups } from '../../platform/db/schema/raw-startups.table';
import { badRequest } from '../../platform/http/errors/errors';
import { wellFormed } from '../../platform/text/well-formed';
import { cleanText, readAddress, readDay, readEmail, readMoney } from './read-cells';
import { distinctAwards } from './startup-awards';
import type { ImportRowBody } from './import-row.schemas';

type StoredRaw = typeof rawStartups.$inferSelect;

/** Normalized content of a raw row, by column name. */
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
 * Normalizes a received row. Texts are trimmed and null if empty. Canton and sector are codes or null. Awards and
 * articles are distinct.
 * @throws a 400 with a message for invalid content
 */
export function readContent(body: ImportRowBody): RawContent {
  if (cleanText(body.company_name) === null) throw badRequest('company_name must not be empty.');
  return {
    ...readFields(body),
    investment: isSet(body.investment),
    ...readFlags(body),
    awards: distinctAwards((body.awards ?? []).map(wellFormed)).map(({ award_name }) => award_name),
    articles: readArticles(body.articles ?? []),
  };
}

/** Alternative names of fields in a request body. */
const ALIASES = { pros_text: 'pros', cons_text: 'risks' } as const;

function readFields(body: ImportRowBody): Pick<RawContent, StartupField>;
function readFields(body: ImportRowBody): Record<string, string | number | null> {
  return Object.fromEntries(FIELD_NAMES.map((field) => [field, readField(field, body)]));
}

function readField(field: StartupField, body: ImportRowBody): string | number | null {
  if (isOfKind(field, 'money')) return readMoney(field, body[field]);
  if (isOfKind(field, 'year', 'count')) return body[field] ?? null;
  if (isOfKind(field, 'currency')) return body[field] ?? DEFAULT_CURRENCY;
  if (isOfKind(field, 'sector')) return sectorCode(body[field]);
  if (isOfKind(field, 'canton')) return cantonCode(body[field]);
  if (isOfKind(field, 'date')) return readDay(field, body[field]);
  if (isOfKind(field, 'address')) return readAddress(field, body[field]);
  if (isOfKind(field, 'email')) return readEmail(field, body[field]);
  return cleanText(body[field]) ?? (isAliased(field) ? cleanText(body[ALIASES[field]]) : null);
}

const isAliased = (field: StartupField): field is keyof typeof ALIASES => Object.hasOwn(ALIASES, field);

/**
 * Returns the `ID` of a row as text; null if it is missing or empty.
 * @throws a 400 for an infinite number
 */
export function readExternalId({ ID, id }: Pick<ImportRowBody, 'ID' | 'id'>): string | null {
  const given = ID ?? id;
  if (typeof given === 'number' && !Number.isFinite(given)) throw badRequest('ID must be text or a number.');
  return cleanText(typeof given === 'number' ? String(given) : given);
}

/** Returns the received row without ignored fields. Characters that cannot be stored are replaced. */
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

/**
 * Returns articles without duplicate addresses. Of duplicates, the first article is kept. The key is the ASCII form of
 * the address; the link is kept as published.
 */
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
