import type { FactOrigin, FieldFact, LedgerLine, Startup, TakenDecision } from '@vaglio/contract';
import { cantonCode, CANTONS, sectorCode, sectorLabel, UNKNOWN } from '@vaglio/startups-domain';
import { EMPTY_VALUE } from '@vaglio/ui';
import { factKind, valueText } from '@vaglio/startup-facts';
import type { FormatDate } from './document-dates';

/** Why it was decided so; an en dash where nobody said. */
export function reasonText({ reason, details }: Pick<TakenDecision, 'reason' | 'details'>): string {
  return [reason, details].filter(Boolean).join('. ') || EMPTY_VALUE;
}

/** Zürich for ZH. */
export function cantonText(canton: string | null): string {
  return CANTONS.find(({ code }) => code === cantonCode(canton))?.name ?? UNKNOWN;
}

export function sectorText(sector: string | null): string {
  return sectorLabel(sectorCode(sector));
}

/** 'Cleantech • Zürich • founded 2021 • acme.example', without what is not known. */
export function placeLine({ sector, canton, founding_year, website }: Startup): string {
  const known = [sectorText(sector), cantonText(canton)].filter((word) => word !== UNKNOWN);
  return [
    ...known,
    ...(founding_year === null ? [] : [`founded ${founding_year}`]),
    ...(website ? [bareAddress(website)] : []),
  ].join(' • ');
}

/** An address as one reads it on paper: without its scheme, and without a slash at the end. */
export function bareAddress(url: string): string {
  return url.replace(/^https?:\/\//i, '').replace(/\/$/, '');
}

/** The group of an award with its place in it, or why it does not count. */
export function groupText({ status, group_name, precedence, superseded_by }: LedgerLine): string {
  if (status === 'not_weighted') return 'No parameter with this name';
  if (status === 'superseded') return `Superseded by ${superseded_by ?? 'another award'}`;
  if (group_name === null) return EMPTY_VALUE;
  return precedence === null ? group_name : `${group_name}, precedence ${precedence}`;
}

/** The value of a field as people read it on paper. */
export function factText({ field, value, currency }: FieldFact): string {
  const kind = factKind(field);
  const text = valueText(kind, value, currency);
  return kind === 'address' ? bareAddress(text) : text;
}

/** 'Startwerk Rundschau, 21 Nov 2026', 'entered by Sabine Rüegg, 16 Nov 2026', 'from startups.csv, line 7, 16 Nov 2026'. */
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
 * The sentence that states a value: '«die Winterthurer Firma»'. Only an article can lack it; a spreadsheet and a person
 * are sources themselves.
 */
export function quoteText(origin: FactOrigin | null): string {
  if (origin?.quote) return `«${origin.quote}»`;
  return origin?.by === 'article' ? 'no source found' : EMPTY_VALUE;
}
