import { clausesOf, paragraphAt, type Stretch } from './clauses';
import { mentionsOf, otherCompanies } from './company-zones';
import { proofRuleOf } from './proof-rules';
import { textIndex } from './text-index';

/** Degrees to which a text proves a value, from strongest to weakest. Source: product decisions, section 13. */
export const PROOF_STATES = [
  'proved',
  'company_unclear',
  'by_headline',
  'not_about_this',
  'not_in_text',
] as const;
type ProofState = (typeof PROOF_STATES)[number];

/** Value that has not been proved by a quote. */
export interface UnprovedValue {
  readonly company: string;
  /** Name of the field, as in the evidence. */
  readonly field: string;
  /** Value as text, as in the evidence. */
  readonly value: string;
  /** Quotes that the extractor returned for the value. */
  readonly quotes: readonly string[];
}

/** Degree of proof for an unproved value, with the found passages and an explanation. */
export interface Missing {
  readonly state: Exclude<ProofState, 'proved'>;
  /** Explanation for users. */
  readonly missing: string;
  /** Passages with their range in code points; [] only if the text does not contain the value. */
  readonly passages: readonly (Stretch & { readonly text: string })[];
}

type Passage = Missing['passages'][number];

/**
 * Returns a function that explains why values are not proved. It applies the checks of the judge: whether a passage
 * occurs in the text, whether it states the value, whether its sentence contradicts the value, and whether it names the
 * company.
 * @param names names of all companies in the article
 * @returns function for values that the judge did not accept. Pure; never throws.
 */
export function unprovedReader(text: string, names: readonly string[]): (value: UnprovedValue) => Missing {
  const points = Array.from(text);
  const index = textIndex(text);
  const clauses = clausesOf(points);
  const known = mentionsOf(points, names);
  const mentions = [...known, ...otherCompanies(text, known)];
  const textOf = ({ start, end }: Stretch) => points.slice(start, end).join('');
  const passageOf = (stretch: Stretch): Passage => ({ ...stretch, text: textOf(stretch) });

  /** Returns the full sentences that overlap with a passage. */
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
    const contradiction = proofRuleOf(value.field)?.contradiction(said, value) ?? null;
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
    const sentence = proofRuleOf(value.field)
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

/**
 * Explains for each value why it is not proved. The explanations are in the order of the values.
 * @param names names of all companies in the article
 */
export const missingOf = (
  text: string,
  names: readonly string[],
  values: readonly UnprovedValue[],
): Missing[] => values.map(unprovedReader(text, names));

/**
 * Returns true if a passage states a value, regardless of the company. Values without a rule, such as descriptions and
 * addresses, are not compared, because articles paraphrase them.
 */
const states = (value: UnprovedValue, passage: string): boolean =>
  proofRuleOf(value.field)?.isIn(passage, value) ?? true;

/** Returns the continuation of 'The sentence does not say', such as 'that the company was founded in 2019'. */
const claimOf = ({ field, value }: UnprovedValue): string => proofRuleOf(field)?.claim(value) ?? `'${value}'`;

/** Returns true if a range is in the first paragraph, in a line without a full stop, or in a list item. */
function isHeadlineOrList(points: readonly string[], sentence: Stretch): boolean {
  const line = paragraphAt(points, sentence.start);
  const text = points.slice(line.start, line.end).join('').trim();
  const isFirst = points.slice(0, line.start).every((point) => /\s/u.test(point));
  return isFirst || /^(?:[-–•*·]|\d{1,2}[.)])\s/u.test(text) || !/[.!?…:"»“”]$/u.test(text);
}

/** Returns a range without leading and trailing white space. */
function trimmed(points: readonly string[], { start, end }: Stretch): Stretch {
  let [from, to] = [start, end];
  while (from < to && /\s/u.test(points[from] ?? '')) from += 1;
  while (to > from && /\s/u.test(points[to - 1] ?? '')) to -= 1;
  return { start: from, end: to };
}
