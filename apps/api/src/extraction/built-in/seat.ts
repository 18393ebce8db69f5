import type { Company } from './companies';
import { placesIn, type Place } from './places';

interface Stretch {
  readonly start: number;
  readonly text: string;
}

/** The farthest a place may stand from the name, in letters, when nothing but nearness joins them. */
const NEAR = 160;
const SEAT_WORDS = /(?:based|headquarter\w*|Sitz|siège|sede|basée?|établie?|installée?|ansässig|located|head office|relocat\w+)[^.;]{0,25}$/iu;

/**
 * Where a company has its seat: a place said to be its seat, else the one nearest to its name.
 * @returns null when no Swiss place stands near the name
 */
export function seatOf(stretches: readonly Stretch[], company: Company, alone: boolean): Place | null {
  const places = stretches.flatMap((stretch) => placesIn(stretch.text).map((place) => {
    const seat = SEAT_WORDS.test(stretch.text.slice(Math.max(0, place.start - 50), place.start)) || stretch.text.slice(place.end).startsWith('-based');
    const at = place.start + stretch.start;
    const distance = Math.min(...company.mentions.map((mention) => Math.abs(mention - at)), alone ? NEAR : NEAR * 4);
    return { ...place, start: at, distance: distance - (seat ? 100 : 0) };
  }));
  const [nearest] = places.filter(({ distance }) => distance < NEAR).sort((a, b) => a.distance - b.distance);
  return nearest ?? null;
}
