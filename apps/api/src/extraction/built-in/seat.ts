import { oneOf } from '../one-of';
import type { Company } from './company';
import { placesIn, type Place } from './places';
import { sentencesOf } from './sentences';

interface Stretch {
  readonly start: number;
  readonly text: string;
}

/** Longest distance between a place and the name, in letters, when no word connects them. */
const MAX_DISTANCE = 160;
const BASED = String.raw`based|headquarter\w*|Sitz|siège|sede|basée?|établie?|installée?|ansässig`;
const LOCATED = String.raw`located|head office|relocat\w+`;
const SEAT_WORDS = new RegExp(`${oneOf(BASED, LOCATED)}[^.;]{0,25}$`, 'iu');
/** A name before 'from' and the place: the seat is that one's. */
const OF_ANOTHER = /(\p{Lu}[\p{L}&.-]+) (?:aus|from) (?:der |dem |the )?$/u;
const COMPANY_NOUN = /firma|start|unternehmen|spin|team|gründer|company|founder/iu;
/** Sentences and titles that give one place to every company. */
const FOR_ALL = /\b(?:all|alle|both|beide|tous|toutes|tutte|tutti)\b/iu;
const SUBJECT_OF_TITLE = /start-?ups?|jungunternehmen|spin-?offs?/iu;

/** A place that heads a list: 'two are from Bern: X and Y'. */
const HEADS_LIST = /^\s?(?:[A-Z]{2})?(?::| [-–]) /u;

/**
 * Where a company has its seat: a place that the text calls its seat, else the one nearest to its name, else the one that heads
 * its list.
 * @param title gives the seat only where it is about startups of one place
 * @param text of the whole article
 * @returns null when no Swiss place is near the name
 */
export function seatOf(
  title: string,
  text: string,
  stretches: readonly Stretch[],
  company: Company,
  alone: boolean,
): Place | null {
  const places = stretches.flatMap((stretch) =>
    placesIn(stretch.text).flatMap((place) => {
      const seat =
        SEAT_WORDS.test(stretch.text.slice(Math.max(0, place.start - 50), place.start)) ||
        stretch.text.slice(place.end).startsWith('-based');
      const at = place.start + stretch.start;
      if (HEADS_LIST.test(stretch.text.slice(place.end)) && !company.mentions.some((mention) => mention > at))
        return [];
      const other = OF_ANOTHER.exec(stretch.text.slice(0, place.start))?.[1];
      if (other !== undefined && !COMPANY_NOUN.test(other) && !company.name.includes(other)) return [];
      const distance = Math.min(
        ...company.mentions.map((mention) => Math.abs(mention - at)),
        alone ? MAX_DISTANCE - 1 : MAX_DISTANCE * 4,
      );
      return [{ ...place, start: at, distance: distance - (seat ? 100 : 0) }];
    }),
  );
  const [nearest] = places
    .filter(({ distance }) => distance < MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance);
  return nearest ?? headOfList(text, company) ?? placeOfList(text, company) ?? placeOfAll(title, text);
}

function placeOfAll(title: string, text: string): Place | null {
  for (const sentence of sentencesOf(text)) {
    const [place, another] = FOR_ALL.test(sentence.text) ? placesIn(sentence.text) : [];
    if (place !== undefined && another === undefined)
      return { ...place, start: place.start + sentence.start };
  }
  const [named] = SUBJECT_OF_TITLE.test(title) ? placesIn(title) : [];
  return named === undefined ? null : { ...named, start: -1 };
}

const COMPANIES = 'firmen|unternehmen|companies|firms|sociétés|entreprises|pousses|aziende|imprese';
const PLURAL = new RegExp(`start-?ups|${COMPANIES}|spin-offs|projekte|teams`, 'iu');

/** 'Three companies of Geneva: X and Y' gives the place to each of the list. */
function placeOfList(text: string, company: Company): Place | null {
  const at = company.mentions[0] ?? 0;
  const start = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('. ', at)) + 1;
  const colon = text.lastIndexOf(': ', at);
  if (colon <= start) return null;
  const lead = text.slice(start, colon);
  const [place, another] = placesIn(lead);
  return place === undefined || another !== undefined || !PLURAL.test(lead)
    ? null
    : { ...place, start: place.start + start, end: place.end + start };
}

function headOfList(text: string, company: Company): Place | null {
  const at = company.mentions[0] ?? 0;
  const start = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('. ', at)) + 1;
  const heads = placesIn(text.slice(start, at)).filter(({ end }) => HEADS_LIST.test(text.slice(start + end)));
  const head = heads.at(-1);
  return head === undefined ? null : { ...head, start: head.start + start, end: head.end + start };
}
