import { foldCompanyName, foldText } from '@vaglio/startups-domain';
import type { Stretch } from './clauses';

/** Position at which a text mentions a company. */
export interface Mention extends Stretch {
  /** Index of the company in the list of names. */
  readonly company: number;
}

interface Word extends Stretch {
  readonly folded: string;
}

/** Returns all mentions of the companies in text order. If names overlap, the longest name is used. */
export function mentionsOf(points: readonly string[], names: readonly string[]): Mention[] {
  const words = splitWords(points);
  const wanted = names
    .map((name, company) => ({
      company,
      parts: foldCompanyName(name)
        .split(' ')
        .filter((part) => part !== ''),
    }))
    .filter(({ parts }) => parts.length > 0)
    .sort((a, b) => b.parts.length - a.parts.length);
  const mentions: Mention[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = wanted.find(({ parts }) =>
      parts.every((part, offset) => words[at + offset]?.folded === part),
    );
    const [first, last] = [words[at], words[at + (found?.parts.length ?? 1) - 1]];
    if (found === undefined || first === undefined || last === undefined) continue;
    mentions.push({ company: found.company, start: first.start, end: last.end });
    at += found.parts.length - 1;
  }
  return mentions;
}

/**
 * Pattern source of a capitalised word in a company name with a legal form. The company need not be in the list of
 * names.
 */
const NAME_WORD = String.raw`\p{Lu}[\p{L}\p{N}&’'-]{0,40}\s`;
const FORM = 'AG|SA|GmbH|Sàrl|Sagl|SE|Ltd|Inc|Corp|Corporation|Holding|plc|LLC|S\\.A\\.|S\\.p\\.A\\.';
const WITH_LEGAL_FORM = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${NAME_WORD}){1,4}(?:${FORM})(?![\p{L}\p{N}])`,
  'gu',
);

/**
 * Company index of a mention that is not in the list of names. The mention is relevant for distances, but no value is
 * proved for it.
 */
const OTHER = -1;

/** Returns the mentions of companies with a legal form that are not among the given mentions. */
export function otherCompanies(text: string, mentions: readonly Mention[]): Mention[] {
  const others: Mention[] = [];
  let [read, points] = [0, 0];
  for (const { 0: name, index } of text.matchAll(WITH_LEGAL_FORM)) {
    points += Array.from(text.slice(read, index)).length;
    read = index;
    const [start, end] = [points, points + Array.from(name).length];
    if (!mentions.some((each) => each.start < end && each.end > start))
      others.push({ company: OTHER, start, end });
  }
  return others;
}

function splitWords(points: readonly string[]): Word[] {
  const words: Word[] = [];
  let start = -1;
  for (let at = 0; at <= points.length; at += 1) {
    const isInside = at < points.length && /[\p{L}\p{N}\p{M}]/u.test(points[at] ?? '');
    if (isInside && start < 0) start = at;
    if (!isInside && start >= 0) {
      words.push({ start, end: at, folded: foldText(points.slice(start, at).join('')) });
      start = -1;
    }
  }
  return words;
}

/** Pattern of the text between names that form a common subject. */
const JOINED = new RegExp(
  String.raw`^(?:\s(?:${FORM})\.?)?[\s,&+]*(?:(?:und|and|et|e|ed|sowie|oder|ou|or|o)[\s,]*(?:(?:the|die|der|das|le|la|les|il|lo)\s)?)?$`,
  'iu',
);
/** Pattern of the text between a name and another one in an aside: 'Nubilo AG, a spin-off of ', 'Nubilo (backed by '. */
const OPENS_ASIDE = new RegExp(
  String.raw`^(?:\s(?:${FORM})\.?)?(?:(?<comma>,)\s(?!(?:but|aber|mais|ma|while|whereas|während|tandis|mentre|and|und|et|e|ed|then|dann|puis|poi)\s)(?=\p{Ll})|\s(?<bracket>\()|\s[–—-]\s)[^,;:()–—]*$`,
  'u',
);
/** Pattern of the boundary between two statements within a clause. */
const BREAK = /[,;:–—](?=\s)|\s(?:und|and|et|ed|while|während|sowie|tandis que|mentre)\s/giu;

/** Number of characters from a mention within which its aside ends. */
const LONGEST_ASIDE = 200;

/**
 * Returns the end of the aside around a mention, such as 'Nubilo AG, a spin-off of Quarzo AG, raised …'. The
 * rest of the clause is about the name before the aside.
 * @returns null for a mention that is not in an aside
 */
function asideEnd(
  points: readonly string[],
  clause: Stretch,
  mentions: readonly Mention[],
  at: number,
): number | null {
  const [before, here] = [mentions[at - 1], mentions[at]];
  if (before === undefined || here === undefined || before.company === here.company) return null;
  const between = points.slice(before.end, here.start).join('');
  const opening = OPENS_ASIDE.exec(between)?.groups;
  if (!opening || JOINED.test(between)) return null;
  const closing = opening['comma'] ? /,\s/u : opening['bracket'] ? /\)/u : /\s[–—-]\s/u;
  const rest = points.slice(here.end, Math.min(clause.end, here.end + LONGEST_ASIDE)).join('');
  const found = closing.exec(rest);
  return found === null ? null : here.end + Array.from(rest.slice(0, found.index)).length;
}

/**
 * Returns the parts of a clause that describe a company. They lie between the boundaries around its mentions. Companies
 * in an enumeration ("A, B und C gewinnen") share their part, which is returned once.
 * @param mentions mentions in the clause, in order
 */
export function zonesOf(
  points: readonly string[],
  clause: Stretch,
  mentions: readonly Mention[],
  company: number,
): Stretch[] {
  const asides = mentions.map((_, index) => asideEnd(points, clause, mentions, index));
  const zones = mentions.flatMap((mention, index) => {
    const end = asides[index] ?? null;
    return mention.company === company && end !== null
      ? [{ start: mentions[index - 1]?.end ?? mention.start, end }]
      : [];
  });
  const outside = mentions.filter((_, index) => asides[index] === null);
  let first = 0;
  while (first < outside.length) {
    let last = first;
    while (last < outside.length - 1 && isJoined(points, outside, last)) last += 1;
    if (outside.slice(first, last + 1).some((mention) => mention.company === company))
      zones.push(zoneAround(points, clause, outside, first, last));
    first = last + 1;
  }
  return zones;
}

/** Returns the part of a clause around an enumeration of mentions, from the first to the last index. */
function zoneAround(
  points: readonly string[],
  clause: Stretch,
  mentions: readonly Mention[],
  first: number,
  last: number,
): Stretch {
  const [before, after] = [mentions[first - 1], mentions[last + 1]];
  const [from, to] = [mentions[first], mentions[last]];
  return {
    start:
      before === undefined || from === undefined
        ? clause.start
        : breakBetween(points, before.end, from.start),
    end: after === undefined || to === undefined ? clause.end : breakBetween(points, to.end, after.start),
  };
}

function isJoined(points: readonly string[], mentions: readonly Mention[], at: number): boolean {
  const [one, next] = [mentions[at], mentions[at + 1]];
  if (one === undefined || next === undefined) return false;
  return one.company === next.company || JOINED.test(points.slice(one.end, next.start).join(''));
}

/** Returns the last boundary between two mentions, or the start of the second mention if there is no boundary. */
function breakBetween(points: readonly string[], from: number, to: number): number {
  const text = points.slice(from, to).join('');
  const last = [...text.matchAll(BREAK)].at(-1);
  return last === undefined ? to : from + Array.from(text.slice(0, last.index)).length;
}
