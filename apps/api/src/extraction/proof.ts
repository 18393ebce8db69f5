import { clausesOf, paragraphAt, type Stretch } from './clauses';
import { mentionsOf, zoneOf } from './company-zones';

/** A value of a company, with the places in the text that are said to prove it. */
interface Claim {
  /** Position of the company in the list of names. */
  readonly company: number;
  /** The words of the value, where the text has them literally: "2,5 Millionen Franken", a name, a year. */
  readonly value: string;
  readonly quotes: readonly Stretch[];
}

/** Judges claims about the companies of one text. */
export interface Judge {
  /** Whether the text names the company at all. */
  readonly names: (company: number) => boolean;
  /** Whether one of the quotes proves the value for this company. */
  readonly proves: (claim: Claim) => boolean;
}

/**
 * Nearness proves nothing: a quote proves a value if the clause it lies in names the company, and no other company of
 * the article is nearer to the value inside that clause; or if the clause names none, and its paragraph names only this
 * one, before it.
 * @param names of all companies that were found in the text
 */
export function judgeOf(text: string, names: readonly string[]): Judge {
  const points = Array.from(text);
  const clauses = clausesOf(points);
  const mentions = mentionsOf(points, names);
  const within = ({ start, end }: Stretch) =>
    mentions.filter((each) => each.start >= start && each.end <= end);

  function clauseProves(clause: Stretch, quote: Stretch, { company, value }: Claim): boolean {
    const here = within(clause);
    if (here.length === 0) {
      const paragraph = paragraphAt(points, clause.start);
      const before = within({ start: paragraph.start, end: clause.start });
      const all = within(paragraph);
      return before.length > 0 && all.every((each) => each.company === company);
    }
    const places = placesOf(points, quote, value);
    return here.some((mention, at) => {
      if (mention.company !== company) return false;
      const zone = zoneOf(points, clause, here, at);
      return places.length > 0 ? places.some((place) => contains(zone, place)) : overlap(zone, quote).end > 0;
    });
  }

  return {
    names: (company) => mentions.some((mention) => mention.company === company),
    proves: (claim) =>
      claim.quotes.some((quote) =>
        clauses.some((clause) => overlap(clause, quote).end > 0 && clauseProves(clause, quote, claim)),
      ),
  };
}

const contains = (outer: Stretch, inner: Stretch): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

/** What two stretches share; `{ start: 0, end: 0 }` for nothing. */
function overlap(a: Stretch, b: Stretch): Stretch {
  const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)];
  return start < end ? { start, end } : { start: 0, end: 0 };
}

function placesOf(points: readonly string[], { start, end }: Stretch, value: string): Stretch[] {
  const wanted = Array.from(value.trim().toLowerCase());
  if (wanted.length === 0) return [];
  const places: Stretch[] = [];
  for (let at = start; at + wanted.length <= end; at += 1) {
    if (wanted.every((point, offset) => points[at + offset]?.toLowerCase() === point))
      places.push({ start: at, end: at + wanted.length });
  }
  return places;
}
