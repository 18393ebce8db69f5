import type { Statement } from '../../platform/db/schema/fact-statements.table';
import type { ClaimedRow } from './claims/read-claims';
import { publishedArticle } from '../../news/articles/published-article';
import type { FieldOrigin } from '../../platform/db/schema/startups.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import { lineOfRow } from '../raw/written-lines';
import type { FactOriginBody } from './facts.schemas';
import type { StartupWithClaims } from './startup-with-claims';

const NOTHING_KNOWN = {
  person: null,
  file: null,
  line: null,
  raw_id: null,
  external_id: null,
  article: null,
  quote: null,
  note: null,
  confirmed_by: null,
  confirmed_at: null,
} as const;
const MAX_QUOTE = 5_000;

/**
 * Returns the origin of a value that a raw row states.
 * @param isEvidence selects the evidence of the value
 */
export function originOfRow(
  { articles, lines, names }: Pick<StartupWithClaims, 'articles' | 'lines' | 'names'>,
  raw: ClaimedRow,
  isEvidence: (field: string, value: string) => boolean = () => false,
): FactOriginBody {
  const [first] = raw.articles;
  const stored = raw.extraction_id === null ? undefined : articles.get(raw.extraction_id);
  const published = first && { id: null, extraction_id: null, ...publishedArticle(first) };
  const written = lineOfRow(lines, raw);
  return {
    ...NOTHING_KNOWN,
    file: written?.file ?? null,
    line: written?.line ?? null,
    by: raw.origin,
    at: isoTimestamp(raw.updated_at),
    person: raw.origin === 'person' ? nameOf({ names }, raw.created_by) : null,
    raw_id: String(raw.id),
    external_id: raw.origin === 'import' ? raw.external_id : null,
    article: raw.origin === 'article' ? (stored ?? published ?? null) : null,
    quote: quoteOf(raw, isEvidence),
  };
}

/** Returns the first quote that was found in the article text, or the first other quote. */
function quoteOf(raw: ClaimedRow, isEvidence: (field: string, value: string) => boolean): string | null {
  const quotes = (raw.evidence ?? [])
    .filter(({ field, value }) => isEvidence(field, value))
    .flatMap((each) => each.quotes);
  const quote = quotes.find(({ start }) => start !== null) ?? quotes[0];
  return quote ? Array.from(quote.text).slice(0, MAX_QUOTE).join('') : null;
}

/**
 * Returns the origin of a person's statement.
 * @param raw row that states the entry and whose quote is kept as context
 */
export function originOfPerson(
  known: StartupWithClaims,
  { said_by, said_at, note, raw_id }: Statement,
  raw: FactOriginBody | null,
): FactOriginBody {
  const name = nameOf(known, said_by);
  const at = isoTimestamp(said_at);
  if (raw_id !== null && raw !== null) return { ...raw, note, confirmed_by: name, confirmed_at: at };
  return { ...NOTHING_KNOWN, by: 'person', at, person: name, note, quote: raw?.quote ?? null };
}

/**
 * Returns the origin of a field; null if it is unknown.
 * @param raw row of the origin, if it still exists
 */
export function originOfField(
  known: StartupWithClaims,
  origin: FieldOrigin | undefined,
  raw: FactOriginBody | null,
): FactOriginBody | null {
  if (!origin) return null;
  const { by, at, user_id, note = null, confirmed } = origin;
  const confirmation = confirmed && {
    confirmed_by: nameOf(known, confirmed.user_id),
    confirmed_at: confirmed.at,
  };
  if (by !== 'person' && raw) return { ...raw, note, ...confirmation };
  const person = by === 'person' ? nameOf(known, user_id) : null;
  return { ...NOTHING_KNOWN, by, at: at === '' ? null : at, person, note, ...confirmation };
}

export function nameOf(
  { names }: Pick<StartupWithClaims, 'names'>,
  id: string | null | undefined,
): string | null {
  return (id ? names.get(id) : undefined) ?? null;
}
