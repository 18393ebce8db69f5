import { AWARD_COLUMNS, slugOf } from '@vaglio/startups-domain';
import { locateQuotes } from '../locate-quotes';
import { startupsIn } from './built-in-extractor';

/** The expected values of one startup; fields that are left out are not compared. */
export interface FoundStartup {
  readonly name: string;
  readonly canton: string | null;
  /** Currency and amount; null: none raised. */
  readonly money: string | null;
  readonly awards: readonly string[];
  readonly sector?: string | null;
  readonly year?: number | null;
  readonly founders?: readonly string[];
  readonly investors?: readonly string[];
}

const AWARDS = AWARD_COLUMNS.map((name) => ({ parameterID: slugOf(name), name }));

/** The startups that the built-in extractor finds in an article, quotes checked, awards in alphabetical order. */
export function startupsFoundIn(title: string, text: string, lang: string): Required<FoundStartup>[] {
  const found = startupsIn(
    { title, text, url: 'https://news.example.org/1', published_at: null, lang },
    AWARDS,
  );
  return locateQuotes(text, found, AWARDS).map(({ startup }) => ({
    name: startup.company_name.value,
    canton: startup.canton?.value ?? null,
    money:
      startup.raised_money === null
        ? null
        : `${startup.raised_money.value.currency} ${startup.raised_money.value.amount}`,
    awards: startup.awards.map(({ name }) => name).sort(),
    sector: startup.sector?.value ?? null,
    year: startup.founding_year?.value ?? null,
    founders: startup.founders.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    investors: startup.investors.map(({ name }) => name),
  }));
}
