import { clausesOf, paragraphAt, type Stretch } from './clauses';
import { mentionsOf, otherCompanies, zoneOf } from './company-zones';
import { refersBack } from './contradictions';

/** A value of a company, with the places in the text that are said to prove it. */
interface Claim {
  /** Position of the company in the list of names. */
  readonly company: number;
  /**
   * Whether a passage states the value: the sum, the name, the year. A quote beside it states nothing.
   * @param statement all that its clause says of the company: a short quote hides what is said beside it
   */
  readonly states: (passage: string, statement: string) => boolean;
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
 * Nearness proves nothing: a quote proves a value if it states it, in a clause that names the company and in which no
 * other company of the article is nearer; or if the clause names none and refers back, and its paragraph names only this
 * one, before it.
 * @param names of all companies that were found in the text
 */
export function judgeOf(text: string, names: readonly string[]): Judge {
  const points = Array.from(text);
  const clauses = clausesOf(points);
  const known = mentionsOf(points, names);
  const mentions = [...known, ...otherCompanies(text, known)].sort((a, b) => a.start - b.start);
  const within = ({ start, end }: Stretch) =>
    mentions.filter((each) => each.start >= start && each.end <= end);

  const textOf = ({ start, end }: Stretch) => points.slice(start, end).join('');

  function clauseProves(clause: Stretch, quote: Stretch, { company, states }: Claim): boolean {
    const here = within(clause);
    const statesIn = (part: Stretch) => states(textOf(overlap(part, quote)), textOf(part));
    if (here.length === 0) {
      const paragraph = paragraphAt(points, clause.start);
      const before = within({ start: paragraph.start, end: clause.start });
      const all = within(paragraph);
      const isAlone = before.length > 0 && all.every((each) => each.company === company);
      return isAlone && refersBack(textOf(clause)) && statesIn(clause);
    }
    return here.some(
      (mention, at) => mention.company === company && statesIn(zoneOf(points, clause, here, at)),
    );
  }

  return {
    names: (company) =>
      mentions.some(
        (mention) =>
          mention.company === company &&
          clauses.some(({ start, end }) => mention.start >= start && mention.end <= end) &&
          isWrittenAsName(textOf(mention)),
      ),
    proves: (claim) =>
      claim.quotes.some((quote) =>
        clauses.some((clause) => overlap(clause, quote).end > 0 && clauseProves(clause, quote, claim)),
      ),
  };
}

/** Words out of a sentence are no name, nor is a number, or a legal form without one. */
const isWrittenAsName = (mention: string): boolean =>
  /\p{L}/u.test(mention) && !LEGAL_FORM.test(mention) && !OUT_OF_SENTENCE.test(mention);
const OUT_OF_SENTENCE = /^\p{Ll}+\s+\S+\s+\S/u;
const LEGAL_FORM = /^(?:AG|SA|GmbH|Sàrl|Sagl|Ltd|Inc)$/u;

/** What two stretches share; `{ start: 0, end: 0 }` for nothing. */
function overlap(a: Stretch, b: Stretch): Stretch {
  const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)];
  return start < end ? { start, end } : { start: 0, end: 0 };
}
