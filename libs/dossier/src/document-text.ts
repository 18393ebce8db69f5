import { shownStatus } from '@vaglio/award-scoring';
import type { FactOrigin, FieldFact, LedgerLine, Startup, TakenDecision } from '@vaglio/contract';
import { cantonCode, CANTONS, sectorCode, sectorLabel, UNKNOWN } from '@vaglio/startups-domain';
import { EMPTY_VALUE } from '@vaglio/ui';
import { factKind, valueText } from '@vaglio/startup-facts';
import type { FormatDate } from './document-dates';

/** Returns the reason for a decision with its details. Without a reason, it returns an en dash. */
export function reasonText({ reason, details }: Pick<TakenDecision, 'reason' | 'details'>): string {
  return [reason, details].filter(Boolean).join('. ') || EMPTY_VALUE;
}

/** Returns the name of a canton, such as Zürich for ZH. */
export function cantonText(canton: string | null): string {
  return CANTONS.find(({ code }) => code === cantonCode(canton))?.name ?? UNKNOWN;
}

export function sectorText(sector: string | null): string {
  return sectorLabel(sectorCode(sector));
}

/** Returns a text such as 'Cleantech • Zürich • founded 2021 • acme.example'. Unknown values are omitted. */
export function placeLine({ sector, canton, founding_year, website }: Startup): string {
  const known = [sectorText(sector), cantonText(canton)].filter((word) => word !== UNKNOWN);
  return [
    ...known,
    ...(founding_year === null ? [] : [`founded ${founding_year}`]),
    ...(website ? [bareAddress(website)] : []),
  ].join(' • ');
}

/** Returns a web address for print, without its scheme and trailing slash. */
export function bareAddress(url: string): string {
  return url.replace(/^https?:\/\//i, '').replace(/\/$/, '');
}

/** Returns the exclusivity group of an award with its precedence, or the reason why the award does not count. */
export function groupText(line: LedgerLine): string {
  const { group_name, precedence, superseded_by } = line;
  const status = shownStatus(line);
  if (status === 'no_weight') return 'Does not count, because its weight is 0';
  if (status === 'not_weighted') return 'No parameter with this name';
  if (status === 'superseded') return `Superseded by ${superseded_by ?? 'another award'}`;
  if (group_name === null) return EMPTY_VALUE;
  return precedence === null ? group_name : `${group_name}, precedence ${precedence}`;
}

/** Returns the value of a field, formatted for print. */
export function factText({ field, value, currency }: FieldFact): string {
  const kind = factKind(field);
  const text = valueText(kind, value, currency);
  return kind === 'address' ? bareAddress(text) : text;
}

/**
 * Returns the source of a fact, such as 'Startwerk Rundschau, 21 Nov 2026', 'entered by Sabine Rüegg, 16 Nov 2026' or
 * 'from startups.csv, line 7, 16 Nov 2026'.
 */
export function sourceText(origin: FactOrigin | null, dates: FormatDate): string {
  if (origin === null) return 'not known';
  const { by, at, person, file, line, external_id, article, confirmed_by } = origin;
  const accepted = confirmed_by === null ? '' : `, accepted by ${confirmed_by}`;
  if (by === 'person') return `entered by ${person ?? 'a person'}, ${dates(at)}`;
  if (by === 'import') {
    const place = line === null ? external_id && `ID ${external_id}` : `line ${line}`;
    return `from ${[file ?? 'an import', place, dates(at)].filter(Boolean).join(', ')}${accepted}`;
  }
  const source = article?.source ?? (article ? bareAddress(article.url ?? '') : 'an article');
  return `${source}, ${dates(article?.published_at ?? at)}${accepted}`;
}

/**
 * Returns the quote of a value, such as '«die Winterthurer Firma»'. If a value from an article has no quote, the text
 * states this. Values from spreadsheets and users need no quote.
 */
export function quoteText(origin: FactOrigin | null): string {
  if (origin?.quote) return `«${origin.quote}»`;
  return origin?.by === 'article' ? 'no source found' : EMPTY_VALUE;
}
