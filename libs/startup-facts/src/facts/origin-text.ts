import { formatDate, formatExact } from '@vaglio/ui';

/** Where a value comes from, as far as words need it. */
export interface ValueOrigin {
  readonly by: 'person' | 'import' | 'article';
  /** ISO timestamp. */
  readonly at: string | null;
  readonly person: string | null;
  readonly file: string | null;
  readonly line: number | null;
  readonly external_id: string | null;
  readonly article: { readonly source: string | null; readonly published_at: string | null } | null;
}

/** What the mark beside a value says: 'Startwerk, 19 Nov'; on a phone only 'Startwerk'. */
export interface OriginText {
  readonly long: string;
  readonly short: string;
}

/**
 * The origin of a value in a few words: 'Import, line 41', 'Startwerk, 19 Nov', 'Alpine Ventures, 2024', 'Anna Keller'.
 * @param now the day of this year is shown, of another year only the year
 */
export function originText(origin: ValueOrigin, now: Date): OriginText {
  const short = shortName(origin);
  switch (origin.by) {
    case 'person':
      return { long: short, short };
    case 'import':
      return { long: importText(origin), short };
    case 'article': {
      const day = articleDay(origin);
      return { long: day === null ? short : `${short}, ${shortDate(day, now)}`, short };
    }
  }
}

/** Who or what a value comes from, at the end of a title: 'set by Marc Aebi', 'from Startwerk', 'from an import, line 41'. */
export function fromText(origin: ValueOrigin): string {
  switch (origin.by) {
    case 'person':
      return `set by ${shortName(origin)}`;
    case 'import':
      return `from ${importText(origin).replace('Import', 'an import')}`;
    case 'article':
      return origin.article?.source ? `from ${origin.article.source}` : 'from an article';
  }
}

/** Who says something against a value, at the start of a sentence: 'New article'. */
export function newText(origin: ValueOrigin): string {
  return origin.by === 'import' ? 'New import' : 'New article';
}

/** When a value was said: the day of an article, else the exact time; null where it is not known. */
export function whenText(origin: ValueOrigin): string | null {
  const day = articleDay(origin);
  if (day !== null) return formatDate(day);
  return origin.at === null ? null : formatExact(origin.at);
}

function shortName({ by, person, article }: ValueOrigin): string {
  switch (by) {
    case 'person':
      return person ?? 'Somebody';
    case 'import':
      return 'Import';
    case 'article':
      return article?.source ?? 'Article';
  }
}

/** Where the row of an import is found again: its file with the line, else its ID. */
function importText({ file, line, external_id }: ValueOrigin): string {
  if (line !== null) return `Import, line ${line}`;
  if (file !== null) return `Import, ${file}`;
  return external_id === null ? 'Import' : `Import, ID ${external_id}`;
}

function articleDay({ by, article }: ValueOrigin): string | null {
  return by === 'article' ? (article?.published_at ?? null) : null;
}

/** '19 Nov' of this year, '2024' of another one. */
function shortDate(date: string, now: Date): string {
  const full = formatDate(date);
  const year = full.slice(-4);
  return year === formatDate(now).slice(-4) ? full.slice(0, -5) : year;
}
