import { clausesOf, paragraphAt, type Stretch } from './clauses';
import { mentionsOf, otherCompanies, zonesOf } from './company-zones';
import { refersBack } from './contradictions';

/** Value of a company, with the quotes that may prove it. */
interface Claim {
  /** Index of the company in the list of names. */
  readonly company: number;
  /**
   * Returns true if a passage states the value.
   * @param statement part of the clause about the company, because a short quote may omit a contradiction
   */
  readonly states: (passage: string, statement: string) => boolean;
  readonly quotes: readonly Stretch[];
}

/** Functions that verify claims about the companies in one text. */
export interface Judge {
  /** Returns true if the text names the company. */
  readonly names: (company: number) => boolean;
  /** Returns true if one of the quotes proves the value for this company. */
  readonly proves: (claim: Claim) => boolean;
  /** Returns true if a quote mentions this company before any other company, or refers back to it without a name. */
  readonly isAbout: (company: number, quotes: readonly Stretch[]) => boolean;
}

/**
 * Returns the judge of a text. A quote proves a value if it states the value in a clause that names the company. No
 * other company of the article may be nearer. A clause without a name counts if it refers back and its paragraph names
 * only this company.
 * @param names names of all companies in the text
 */
export function judgeOf(text: string, names: readonly string[]): Judge {
  const points = Array.from(text);
  const clauses = clausesOf(points);
  const known = mentionsOf(points, names);
  const mentions = [...known, ...otherCompanies(text, known)].sort((a, b) => a.start - b.start);
  const within = ({ start, end }: Stretch) =>
    mentions.filter((each) => each.start >= start && each.end <= end);

  const textOf = ({ start, end }: Stretch) => points.slice(start, end).join('');

  /**
   * Returns true if a clause without a name refers back to this company. Its paragraph must name this company before
   * the clause and must not name any other company.
   */
  function refersTo(company: number, clause: Stretch): boolean {
    const paragraph = paragraphAt(points, clause.start);
    const before = within({ start: paragraph.start, end: clause.start });
    const isAlone = before.length > 0 && within(paragraph).every((each) => each.company === company);
    return isAlone && refersBack(textOf(clause));
  }

  function speaksOf(company: number, quote: Stretch): boolean {
    const touched = clauses.filter((clause) => overlap(clause, quote).end > 0);
    const first = touched.flatMap(within)[0];
    if (first) return first.company === company;
    return touched[0] !== undefined && refersTo(company, touched[0]);
  }

  function clauseProves(clause: Stretch, quote: Stretch, { company, states }: Claim): boolean {
    const here = within(clause);
    const statesIn = (part: Stretch) => states(textOf(overlap(part, quote)), textOf(part));
    if (here.length === 0) return refersTo(company, clause) && statesIn(clause);
    return zonesOf(points, clause, here, company).some(statesIn);
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
    isAbout: (company, quotes) => quotes.some((quote) => speaksOf(company, quote)),
  };
}

/** Returns true if a mention is written like a name. Ordinary words, numbers and mere legal forms are not names. */
const isWrittenAsName = (mention: string): boolean =>
  /\p{L}/u.test(mention) && !LEGAL_FORM.test(mention) && !OUT_OF_SENTENCE.test(mention);
const OUT_OF_SENTENCE = /^\p{Ll}+\s+\S+\s+\S/u;
const LEGAL_FORM = /^(?:AG|SA|GmbH|Sàrl|Sagl|Ltd|Inc)$/u;

/** Returns the intersection of two ranges; `{ start: 0, end: 0 }` if it is empty. */
function overlap(a: Stretch, b: Stretch): Stretch {
  const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)];
  return start < end ? { start, end } : { start: 0, end: 0 };
}
