import { namesAward } from './award-names';
import { moneyIn, type Money } from './built-in/money';
import { placesIn } from './built-in/places';
import { clausesOf, paragraphAt, type Stretch } from './clauses';
import { mentionsOf, otherCompanies } from './company-zones';
import { isDenied, isIncome, isNotWon, speaksOfFounding } from './contradictions';
import { holds } from './stated-values';
import { textIndex } from './text-index';

/** How far a text proves a value, from the strongest to the weakest. Source: product decisions, section 13. */
export const PROOF_STATES = [
  'proved',
  'company_unclear',
  'by_headline',
  'not_about_this',
  'not_in_text',
] as const;
type ProofState = (typeof PROOF_STATES)[number];

/** A value that no quote proves. */
export interface UnprovedValue {
  readonly company: string;
  /** As evidence names it. */
  readonly field: string;
  /** As evidence has it, as text. */
  readonly value: string;
  /** What the extractor quoted for it. */
  readonly quotes: readonly string[];
}

/** What the text has of a value, and what is missing. */
export interface Missing {
  readonly state: Exclude<ProofState, 'proved'>;
  /** A sentence for people. */
  readonly missing: string;
  /** In code points of the text; empty only when the value is not in the text. */
  readonly passages: readonly (Stretch & { readonly text: string })[];
}

type Passage = Missing['passages'][number];

/** Fields whose value is looked for where no quote was found: names, sums, years and places, no descriptions. */
const FOUND_BY_VALUE: ReadonlySet<string> = new Set([
  'raised_money',
  'financings',
  'canton',
  'awards',
  'founding_year',
  'founders',
  'investors',
]);

/**
 * Says what an article lacks to prove values, from what the judge of quotes looks at: whether a passage is in the text,
 * states the value, is contradicted by its sentence, and names the company.
 * @param names of all companies of the article
 * @returns a function for the values that the judge did not find proved. Pure; never throws.
 */
export function unprovedReader(text: string, names: readonly string[]): (value: UnprovedValue) => Missing {
  const points = Array.from(text);
  const index = textIndex(text);
  const clauses = clausesOf(points);
  const known = mentionsOf(points, names);
  const mentions = [...known, ...otherCompanies(text, known)];
  const textOf = ({ start, end }: Stretch) => points.slice(start, end).join('');
  const passageOf = (stretch: Stretch): Passage => ({ ...stretch, text: textOf(stretch) });

  /** The sentences that a passage touches. */
  const sentenceOf = (passage: Stretch): Stretch => {
    const touched = clauses.filter(({ start, end }) => start < passage.end && end > passage.start);
    return { start: touched[0]?.start ?? passage.start, end: touched.at(-1)?.end ?? passage.end };
  };

  const judge = (value: UnprovedValue, passage: Stretch): Omit<Missing, 'passages'> => {
    const { company } = value;
    const sentence = sentenceOf(passage);
    const said = textOf(sentence);
    if (!states(value, said))
      return { state: 'not_about_this', missing: `The sentence does not say ${claimOf(value)}.` };
    const contradiction = contradictionIn(value, said);
    if (contradiction !== null) return { state: 'not_about_this', missing: contradiction };
    const here = mentions.filter(({ start, end }) => start >= sentence.start && end <= sentence.end);
    const isOwn = (at: number) => names[at] === company;
    if (!here.some((each) => isOwn(each.company)))
      return isHeadlineOrList(points, sentence)
        ? {
            state: 'by_headline',
            missing: `A headline, the lead or a list says so, without the name of ${company}.`,
          }
        : { state: 'company_unclear', missing: `The sentence does not name ${company}.` };
    if (here.some((each) => !isOwn(each.company)))
      return {
        state: 'company_unclear',
        missing: `The sentence names another company too. It does not say clearly that this is about ${company}.`,
      };
    return {
      state: 'company_unclear',
      missing: states(value, textOf(passage))
        ? `The sentence does not say clearly that this is about ${company}.`
        : `The quoted words do not say ${claimOf(value)}. The rest of the sentence may.`,
    };
  };

  return (value) => {
    const located = value.quotes.flatMap((quote) => {
      const { text: found, start, end } = index.locate(quote);
      return start === null || end === null ? [] : [{ text: found, start, end }];
    });
    if (located.length > 0) {
      const judged = located.map((passage) => judge(value, passage));
      const best = judged.sort((a, b) => PROOF_STATES.indexOf(a.state) - PROOF_STATES.indexOf(b.state))[0];
      if (best) return { ...best, passages: located };
    }
    const sentence = FOUND_BY_VALUE.has(value.field)
      ? clauses.find((clause) => states(value, textOf(clause)))
      : undefined;
    if (sentence === undefined)
      return { state: 'not_in_text', missing: 'No passage of the article says this.', passages: [] };
    const { state, missing } = judge(value, sentence);
    return {
      state,
      missing: `The quote is not in the article word for word. ${missing}`,
      passages: [passageOf(trimmed(points, sentence))],
    };
  };
}

/** Whether words state a value, whatever company they are about. */
function states({ field, value }: UnprovedValue, passage: string): boolean {
  switch (field) {
    case 'raised_money':
    case 'financings':
      return sumsIn(value, passage).length > 0 || holds(passage, statedSum(value));
    case 'canton':
      return passage.includes(`(${value})`) || placesIn(passage).some(({ canton }) => canton === value);
    case 'awards':
      return namesAward(passage, value);
    case 'founders':
      return holds(passage, value) || holds(passage, value.split(' ').at(-1) ?? '');
    case 'founding_year':
    case 'investors':
      return holds(passage, value);
    default:
      // Descriptions and addresses are said in other words than the value has.
      return true;
  }
}

/** What a sentence says instead; null where it contradicts nothing. */
function contradictionIn({ field, value, company }: UnprovedValue, sentence: string): string | null {
  switch (field) {
    case 'founding_year':
      return speaksOfFounding(sentence) ? null : 'The sentence does not say that the company was founded.';
    case 'awards':
      return isNotWon(sentence) || isDenied(sentence, WHOLE, company)
        ? 'The sentence does not say that the award was won.'
        : null;
    case 'investors': {
      const start = sentence.indexOf(value);
      const place = start < 0 ? WHOLE : { start, end: start + value.length };
      if (holds(company, value)) return 'The investor is the company itself.';
      return isDenied(sentence, place, company) ? `The sentence does not say that ${value} invested.` : null;
    }
    case 'raised_money':
    case 'financings':
      return otherSum(sumsIn(value, sentence), sentence, company);
    default:
      return null;
  }
}

function otherSum(sums: readonly Money[], sentence: string, company: string): string | null {
  const isRaised = sums.some(
    (sum) => !(sum.kind in OTHER_SUMS) && isIncome(sentence, sum) && !isDenied(sentence, sum, company),
  );
  if (sums.length === 0 || isRaised) return null;
  const named = sums.flatMap(({ kind }) => OTHER_SUMS[kind] ?? [])[0];
  return named === undefined
    ? 'The sentence does not say that the company received this sum.'
    : `The sentence calls this sum ${named}.`;
}

const OTHER_SUMS: Readonly<Partial<Record<Money['kind'], string>>> = {
  takeover: 'the price of a takeover',
  valuation: 'a valuation',
  revenue: 'revenue',
  sought: 'money that is sought',
};
const WHOLE = { start: 0, end: Number.MAX_SAFE_INTEGER };

/** 'that the company was founded in 2019': after 'The sentence does not say'. */
function claimOf({ field, value }: UnprovedValue): string {
  switch (field) {
    case 'founding_year':
      return `that the company was founded in ${value}`;
    case 'canton':
      return `that the company is in the canton ${value}`;
    case 'awards':
      return `that the company won ${value}`;
    case 'founders':
      return `that ${value} founded the company`;
    case 'investors':
      return `that ${value} invested`;
    case 'raised_money':
    case 'financings':
      return `that the company received ${statedSum(value)}`;
    default:
      return `'${value}'`;
  }
}

/** The sum of 'round: CHF 3 million', without its kind. */
const statedSum = (value: string): string => value.replace(/^\w+: /u, '');

/** The places of a sum in a text. */
function sumsIn(value: string, text: string): Money[] {
  const [sum] = moneyIn(statedSum(value));
  return moneyIn(text).filter(({ amount, currency }) => amount === sum?.amount && currency === sum.currency);
}

/** Whether a stretch is in the first paragraph, in a line without a full stop, or in an entry of a list. */
function isHeadlineOrList(points: readonly string[], sentence: Stretch): boolean {
  const line = paragraphAt(points, sentence.start);
  const text = points.slice(line.start, line.end).join('').trim();
  const isFirst = points.slice(0, line.start).every((point) => /\s/u.test(point));
  return isFirst || /^(?:[-–•*·]|\d{1,2}[.)])\s/u.test(text) || !/[.!?…:"»“”]$/u.test(text);
}

/** A stretch without white space at its ends. */
function trimmed(points: readonly string[], { start, end }: Stretch): Stretch {
  let [from, to] = [start, end];
  while (from < to && /\s/u.test(points[from] ?? '')) from += 1;
  while (to > from && /\s/u.test(points[to - 1] ?? '')) to -= 1;
  return { start: from, end: to };
}
