import { foldText } from '@vaglio/startups-domain';
import { namesAward } from './award-names';
import { moneyIn, type Money } from './built-in/money';
import { placesIn } from './built-in/places';
import type { Evidence } from './evidence';
import { financingText, type ExtractedStartup } from './extracted-startup';

/**
 * Whether a passage states a value of a startup, in its own words: the same sum in the same currency, a place of the
 * canton, the year, the name of the investor or founder, the award.
 */
export function statesValue(startup: ExtractedStartup, { field, value }: Evidence, passage: string): boolean {
  switch (field) {
    case 'raised_money':
      return startup.raised_money !== null && statesMoney(startup.raised_money.value, passage);
    case 'financings':
      return startup.financings.some((sum) => financingText(sum) === value && statesFinancing(sum, passage));
    case 'canton':
      return passage.includes(`(${value})`) || placesIn(passage).some(({ canton }) => canton === value);
    case 'awards':
      return namesAward(passage, value);
    case 'founders':
      return holds(passage, value) || holds(passage, value.split(' ').at(-1) ?? '');
    default:
      return holds(passage, value);
  }
}

interface Sum {
  readonly amount: number;
  readonly currency: string;
}

const statedIn = (sum: Sum, passage: string) =>
  moneyIn(passage).filter(
    ({ amount, currency }) => amount === sum.amount && currency === sum.currency.toUpperCase(),
  );

const statesMoney = (sum: Sum, passage: string): boolean =>
  statedIn(sum, passage).some(({ kind }) => !NOT_RAISED.has(kind));

/** The price of a takeover, a valuation, revenue or a sum that is sought is no round, whatever it is called. */
function statesFinancing(sum: ExtractedStartup['financings'][number], passage: string): boolean {
  return sum.kind === 'round' || sum.kind === 'total'
    ? statesMoney(sum, passage)
    : statedIn(sum, passage).length > 0;
}

const NOT_RAISED: ReadonlySet<Money['kind']> = new Set(['takeover', 'valuation', 'revenue', 'sought']);

/** Whole words, without regard to case and accents. */
function holds(passage: string, value: string): boolean {
  const wanted = wordsOf(value);
  return wanted !== '' && ` ${wordsOf(passage)} `.includes(` ${wanted} `);
}

const wordsOf = (text: string): string =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
