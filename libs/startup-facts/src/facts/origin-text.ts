import { formatDate, formatExact } from '@vaglio/ui';

/** Part of a value's origin from which its text is built. */
export interface ValueOrigin {
  readonly by: 'person' | 'import' | 'article';
  /** ISO 8601 timestamp. */
  readonly at: string | null;
  readonly person: string | null;
  readonly file: string | null;
  readonly line: number | null;
  readonly external_id: string | null;
  readonly article: { readonly source: string | null; readonly published_at: string | null } | null;
}

/** Texts of an origin button, such as 'Startwerk, 19 Nov'. Phones show only 'Startwerk'. */
export interface OriginText {
  readonly long: string;
  readonly short: string;
}

/**
 * Returns the texts of an origin, such as 'Import, line 41', 'Startwerk, 19 Nov', 'Alpine Ventures, 2024' or 'Anna
 * Keller'.
 * @param now current time; a date in the current year is shown as a day, any other date as a year
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

/**
 * Returns the origin of a value for the end of a title, such as 'set by Marc Aebi', 'from Startwerk' or 'from an
 * import, line 41'.
 */
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

/** Returns the origin of a suggestion for the start of a sentence, such as 'New article'. */
export function newText(origin: ValueOrigin): string {
  return origin.by === 'import' ? 'New import' : 'New article';
}

/**
 * Returns the time of a value. It is the day of the article, or otherwise the exact time. If the time is unknown, it
 * returns null.
 */
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

/** Returns the position of a row in an import: its line, otherwise its file, otherwise its id. */
function importText({ file, line, external_id }: ValueOrigin): string {
  if (line !== null) return `Import, line ${line}`;
  if (file !== null) return `Import, ${file}`;
  return external_id === null ? 'Import' : `Import, ID ${external_id}`;
}

function articleDay({ by, article }: ValueOrigin): string | null {
  return by === 'article' ? (article?.published_at ?? null) : null;
}

/** Formats a date in the current year as '19 Nov' and any other date as '2024'. */
function shortDate(date: string, now: Date): string {
  const full = formatDate(date);
  const year = full.slice(-4);
  return year === formatDate(now).slice(-4) ? full.slice(0, -5) : year;
}
