import { hash } from 'node:crypto';
import { compareCodePoints, DEFAULT_CURRENCY, FLAGS } from '@vaglio/startups-domain';
import { readContent, type RawContent } from './raw-content';
import { distinctAwards } from './startup-awards';

let fields: readonly string[] | undefined;

/** Returns the sorted field names of row contents, without lists. All contents have the same fields. */
function contentFields(): readonly string[] {
  return (fields ??= Object.keys(readContent({ company_name: '-' }))
    .filter((field) => field !== 'awards' && field !== 'articles')
    .sort());
}

const DEFAULT_CURRENCY_TEXT = JSON.stringify(DEFAULT_CURRENCY);
/**
 * Fields of release 0.1.0. They are part of the digest even if they are empty. A later field is included only if it
 * has a value, so that stored hashes of rows without it remain valid.
 */
const ALWAYS_DIGESTED: ReadonlySet<string> = new Set([
  'company_name',
  'first_name',
  'last_name',
  'social_reason',
  'founding_year',
  'sector',
  'country',
  'canton',
  'raised_money',
  'main_article_info',
  'article_date',
  'website',
  'url',
  'email',
  'number',
  'investors',
  'partnership',
  'company_description',
  'advisors',
  'other_award',
  'pros_text',
  'cons_text',
  ...FLAGS.map(({ name }) => name),
  'investment',
]);

/**
 * Returns the digest of a row's content. The digest does not depend on the order and spelling of awards. Its input is
 * the JSON of the fields, sorted by name.
 */
export function contentHash(content: RawContent): string {
  const values: Readonly<Record<string, unknown>> = content;
  const own: string[] = [];
  contentFields().forEach((field) => {
    const text = JSON.stringify(values[field] ?? null);
    const isEmpty = text === 'null' || (field === 'raised_currency' && text === DEFAULT_CURRENCY_TEXT);
    if (!isEmpty || ALWAYS_DIGESTED.has(field)) own.push(`["${field}",${text}]`);
  });
  return hash('sha256', `[[${own.join(',')}],${awardsText(content)},${articlesText(content)}]`);
}

function awardsText({ awards }: RawContent): string {
  if (awards.length === 0) return '[]';
  const keys = distinctAwards(awards).map(({ award_key }) => award_key);
  return JSON.stringify(keys.sort(compareCodePoints));
}

function articlesText({ articles }: RawContent): string {
  if (articles.length === 0) return '[]';
  const read = articles
    .map(({ url, title, published_at, source }) => [url, title, published_at, source])
    .sort((a, b) => compareCodePoints(a[0] ?? '', b[0] ?? ''));
  return JSON.stringify(read);
}
