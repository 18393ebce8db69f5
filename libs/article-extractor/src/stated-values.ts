import { foldCompanyName, foldText } from '@vaglio/startups-domain';
import { namesAward } from './award-names';
import { UNCLEAR_CURRENCY } from './built-in/currencies';
import { moneyIn, type Money } from './built-in/money';
import { isPlaceBefore, placesIn } from './built-in/places';
import { isPlaceOfBuyer } from './buyer-place';
import { isDenied, isIncome, isNotWon, speaksOfFounding } from './contradictions';
import type { Evidence } from './evidence';
import { financingText, type ExtractedStartup } from './extracted-startup';

/**
 * Returns true if a passage states a value of a startup and the surrounding statement does not contradict it. Depending
 * on the field, the passage must contain the same amount and currency, a place in the canton, the year or a name.
 */
export function statesValue(
  startup: ExtractedStartup,
  { field, value, quotes }: Evidence,
  passage: string,
  statement: string,
): boolean {
  const company = startup.company_name.value;
  switch (field) {
    case 'raised_money':
      return (
        startup.raised_money !== null &&
        statedIn(startup.raised_money.value, passage).length > 0 &&
        statesRaised(startup.raised_money.value, statement, company)
      );
    case 'financings':
      return startup.financings.some(
        (sum) =>
          financingText(sum) === value &&
          statedIn(sum, passage).length > 0 &&
          (!COUNTS.has(sum.kind) || statesRaised(sum, statement, company)),
      );
    case 'canton':
      return namesCanton(passage, value, company) || placesOf(passage, statement, company).includes(value);
    case 'awards':
      return namesAward(passage, value) && !isNotWon(statement) && !isDenied(statement, WHOLE, company);
    case 'founding_year':
      return holds(passage, value) && speaksOfFounding(statement);
    case 'founders': {
      const isNamed = quotes.some(({ start, text }) => start !== null && holds(text, value));
      return holds(passage, value) || (isNamed && holds(passage, value.split(' ').at(-1) ?? ''));
    }
    case 'investors':
      return namesOther(passage, value, company) && !isDenied(statement, placeIn(statement, value), company);
    default:
      return holds(passage, value);
  }
}

/** Number of characters around a passage that may say whose place it names. */
const CONTEXT = 200;

/** Returns the cantons of the places in a passage, without the places of buyers. The words around it count too. */
function placesOf(passage: string, statement: string, company: string): string[] {
  const at = Math.max(0, statement.indexOf(passage));
  const from = Math.max(0, at - CONTEXT);
  const context = statement.slice(from, at + passage.length + CONTEXT);
  return placesIn(context)
    .filter(({ start, end }) => start >= at - from && end <= at - from + passage.length)
    .filter((place) => !isPlaceOfBuyer(context, place, company))
    .map(({ canton }) => canton);
}

interface Sum {
  readonly amount: number;
  readonly currency: string;
}

const statedIn = (sum: Sum, passage: string) =>
  moneyIn(passage).filter(
    ({ amount, currency }) =>
      amount === sum.amount && currency === sum.currency.toUpperCase() && currency !== UNCLEAR_CURRENCY,
  );

/**
 * Returns true if a statement describes an amount as raised. A takeover price, a valuation, revenue and money that a
 * company seeks never count.
 */
const statesRaised = (sum: Sum, statement: string, company: string): boolean =>
  statedIn(sum, statement).some(
    (money) =>
      !NOT_RAISED.has(money.kind) && isIncome(statement, money) && !isDenied(statement, money, company),
  );

/** Kinds of amounts that count as raised money. */
const COUNTS: ReadonlySet<ExtractedStartup['financings'][number]['kind']> = new Set(['round', 'total']);
/** Returns the range of a name in a statement, or the entire statement if it does not contain the exact name. */
function placeIn(statement: string, name: string): { start: number; end: number } {
  const start = statement.indexOf(name);
  return start < 0 ? WHOLE : { start, end: start + name.length };
}

const WHOLE = { start: 0, end: Number.MAX_SAFE_INTEGER };

const NOT_RAISED: ReadonlySet<Money['kind']> = new Set(['takeover', 'valuation', 'revenue', 'sought']);

/** Returns true if a passage contains a capitalised name that is not part of the company name. */
const namesOther = (passage: string, name: string, company: string): boolean =>
  holds(passage, name) && /\p{Lu}|\d/u.test(name) && !holds(company, name);

/**
 * Returns true if a passage contains a canton code in brackets after a place name. 'Brugg (AG)' counts, 'Rotbuche Test
 * (AG)' does not.
 */
export const namesCanton = (passage: string, code: string, company: string): boolean =>
  [...passage.matchAll(new RegExp(String.raw`\(${code}\)`, 'gu'))].some(({ index }) => {
    const before = passage.slice(0, index).trimEnd();
    return isPlaceBefore(before) && !` ${wordsOf(before)}`.endsWith(` ${wordsOf(foldCompanyName(company))}`);
  });

/** Returns true if a passage contains the value as entire words. Case and accents are ignored. */
export function holds(passage: string, value: string): boolean {
  const wanted = wordsOf(value);
  return wanted !== '' && ` ${wordsOf(passage)} `.includes(` ${wanted} `);
}

const wordsOf = (text: string): string =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
