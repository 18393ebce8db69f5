import { EXTRACTED_NAMES } from '@vaglio/startups-domain';
import type { Evidence, LocatedQuote } from './evidence';
import { financingText, type ExtractedField, type ExtractedStartup } from './extracted-startup';
import { isNamedAfter } from './own-address';
import type { Judge } from './proof';
import { proofRuleOf, statesValue } from './proof-rules';

/** Returns true if the evidence proves a value. The name of a company is judged separately. */
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
  const rule = proofRuleOf(field);
  if (rule)
    return judge.proves({
      company,
      quotes,
      states: (passage, statement) => statesValue(rule, startup, evidence, passage, statement),
    });
  // A description summarises its passage in other words, and the passage may be about another company of the article.
  if (field === 'company_description') return judge.isAbout(company, quotes);
  const isAddress = field === 'website' || field === 'email';
  if (!isAddress || isNamedAfter(startup.company_name.value, field, value)) return true;
  // Curation merges startups with the same address. The address of another company would therefore merge two companies.
  return judge.proves({ company, quotes, states: (passage) => passage !== '' });
}

const stretchOf = ({ start, end }: LocatedQuote) => (start === null || end === null ? [] : [{ start, end }]);

/** Returns the evidence without positions, for a value that the quotes do not prove for this company. */
export const unproved = (evidence: Evidence): Evidence => ({
  ...evidence,
  quotes: evidence.quotes.map(({ text }) => ({ text, start: null, end: null })),
});

/**
 * Returns a startup reduced to its proved values.
 * @param evidence judged evidence of all values of the startup
 */
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
