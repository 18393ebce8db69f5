import type { Company } from './companies';
import { placesIn, type Place } from './places';

interface Stretch {
  readonly start: number;
  readonly text: string;
}

/** The farthest a place may stand from the name, in letters, when nothing but nearness joins them. */
const NEAR = 160;
const SEAT_WORDS = /(?:based|headquarter\w*|Sitz|siège|sede|basée?|établie?|installée?|ansässig|located|head office|relocat\w+)[^.;]{0,25}$/iu;
/** A place that heads a list: 'two are from Bern: X and Y'. */
const HEADS_LIST = /^\s?(?:[A-Z]{2})?(?::| [-–]) /u;

/**
 * Where a company has its seat: a place said to be its seat, else the one nearest to its name, else the one that heads
 * the list in which it stands.
 * @param text of the whole article
 * @returns null when no Swiss place stands near the name
 */
export function seatOf(text: string, stretches: readonly Stretch[], company: Company, alone: boolean): Place | null {
  const places = stretches.flatMap((stretch) => placesIn(stretch.text).flatMap((place) => {
    const seat = SEAT_WORDS.test(stretch.text.slice(Math.max(0, place.start - 50), place.start)) || stretch.text.slice(place.end).startsWith('-based');
    const at = place.start + stretch.start;
    if (HEADS_LIST.test(stretch.text.slice(place.end)) && !company.mentions.some((mention) => mention > at)) return [];
    const distance = Math.min(...company.mentions.map((mention) => Math.abs(mention - at)), alone ? NEAR - 1 : NEAR * 4);
    return [{ ...place, start: at, distance: distance - (seat ? 100 : 0) }];
  }));
  const [nearest] = places.filter(({ distance }) => distance < NEAR).sort((a, b) => a.distance - b.distance);
  return nearest ?? headOfList(text, company);
}

function headOfList(text: string, company: Company): Place | null {
  const at = company.mentions[0] ?? 0;
  const start = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('. ', at)) + 1;
  const heads = placesIn(text.slice(start, at)).filter(({ end }) => HEADS_LIST.test(text.slice(start + end)));
  const head = heads.at(-1);
  return head === undefined ? null : { ...head, start: head.start + start, end: head.end + start };
}
