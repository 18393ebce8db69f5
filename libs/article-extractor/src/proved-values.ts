import { describeField, EXTRACTED_FIELDS, EXTRACTED_NAMES } from '@vaglio/startups-domain';
import type { Evidence, LocatedQuote } from './evidence';
import { financingText, type ExtractedField, type ExtractedStartup } from './extracted-startup';
import { isNamedAfter } from './own-address';
import type { Judge } from './proof';
import { statesValue } from './stated-values';

/** Fields that need a quote about the company itself; for the others any quote of the text is enough. */
const NEEDS_PROOF: ReadonlySet<ExtractedField> = new Set([
  ...EXTRACTED_NAMES.filter((name) => describeField(EXTRACTED_FIELDS[name])?.needsProof === true),
  'raised_money',
  'financings',
  'investors',
  'founders',
  'awards',
]);

/** Whether the evidence for a value proves it. A name is judged by itself. */
export function isProved(
  judge: Judge,
  company: number,
  startup: ExtractedStartup,
  evidence: Evidence,
): boolean {
  const { field, value } = evidence;
  if (field === 'company_name') return true;
  const quotes = evidence.quotes.flatMap(stretchOf);
  if (quotes.length === 0) return false;
  if (NEEDS_PROOF.has(field))
    return judge.proves({
      company,
      quotes,
      states: (passage, statement) => statesValue(startup, evidence, passage, statement),
    });
  const isAddress = field === 'website' || field === 'email';
  if (!isAddress || isNamedAfter(startup.company_name.value, field, value)) return true;
  // An address is a key of curation: one of another company would merge the two.
  return judge.proves({ company, quotes, states: (passage) => passage !== '' });
}

const stretchOf = ({ start, end }: LocatedQuote) => (start === null || end === null ? [] : [{ start, end }]);

/** The same evidence without the places, which prove nothing for this company. */
export const unproved = (evidence: Evidence): Evidence => ({
  ...evidence,
  quotes: evidence.quotes.map(({ text }) => ({ text, start: null, end: null })),
});

/** A startup with only the values that are proved. @param evidence of all its values, judged */
export function provedPart(startup: ExtractedStartup, evidence: readonly Evidence[]): ExtractedStartup {
  const holds = (field: ExtractedField, value: string) =>
    evidence.some(
      (each) =>
        each.field === field && each.value === value && each.quotes.some(({ start }) => start !== null),
    );
  const { raised_money: money } = startup;
  const unproved = EXTRACTED_NAMES.filter((name) => {
    const stated = startup[name];
    return stated !== null && !holds(name, String(stated.value));
  });
  return {
    ...startup,
    ...Object.fromEntries(unproved.map((name) => [name, null])),
    raised_money: money !== null && holds('raised_money', money.value.as_stated) ? money : null,
    financings: startup.financings.filter((sum) => holds('financings', financingText(sum))),
    founders: startup.founders.filter(({ first_name, last_name }) =>
      holds('founders', `${first_name} ${last_name}`.trim()),
    ),
    investors: startup.investors.filter(({ name }) => holds('investors', name)),
    awards: startup.awards.filter(({ name }) => holds('awards', name)),
  };
}
