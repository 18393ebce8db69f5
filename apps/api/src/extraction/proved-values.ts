import type { Evidence, LocatedQuote } from './evidence';
import type { ExtractedField, ExtractedStartup } from './extracted-startup';
import type { Judge } from './proof';

/** Fields that need a quote about the company itself; the others are texts, or found in the quotes of these. */
const NEEDS_PROOF: ReadonlySet<ExtractedField> = new Set([
  'raised_money',
  'canton',
  'founding_year',
  'investors',
  'founders',
  'awards',
]);

/** Whether the evidence for a value proves it, as far as its field needs proof. */
export function isProved(judge: Judge, company: number, { field, value, quotes }: Evidence): boolean {
  if (!NEEDS_PROOF.has(field)) return true;
  const claim = { company, value, quotes: quotes.flatMap(stretchOf) };
  return judge.proves(claim);
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
  const { raised_money: money, canton, founding_year: year } = startup;
  return {
    ...startup,
    raised_money: money !== null && holds('raised_money', money.value.as_stated) ? money : null,
    canton: canton !== null && holds('canton', canton.value) ? canton : null,
    founding_year: year !== null && holds('founding_year', String(year.value)) ? year : null,
    founders: startup.founders.filter(({ first_name, last_name }) =>
      holds('founders', `${first_name} ${last_name}`.trim()),
    ),
    investors: startup.investors.filter(({ name }) => holds('investors', name)),
    awards: startup.awards.filter(({ name }) => holds('awards', name)),
  };
}
