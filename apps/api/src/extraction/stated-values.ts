import { foldText } from '@vaglio/startups-domain';
import { namesAward } from './award-names';
import { moneyIn } from './built-in/money';
import { placesIn } from './built-in/places';
import type { Evidence } from './evidence';
import type { ExtractedStartup } from './extracted-startup';

/**
 * Whether a passage states a value of a startup, in its own words: the same sum in the same currency, a place of the
 * canton, the year, the name of the investor or founder, the award.
 */
export function statesValue(startup: ExtractedStartup, { field, value }: Evidence, passage: string): boolean {
  switch (field) {
    case 'raised_money':
      return statesMoney(startup, passage);
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

function statesMoney({ raised_money }: ExtractedStartup, passage: string): boolean {
  if (raised_money === null) return false;
  const { amount, currency } = raised_money.value;
  return moneyIn(passage).some(
    (stated) => stated.amount === amount && stated.currency === currency.toUpperCase(),
  );
}

/** Whole words, without regard to case and accents. */
function holds(passage: string, value: string): boolean {
  const wanted = wordsOf(value);
  return wanted !== '' && ` ${wordsOf(passage)} `.includes(` ${wanted} `);
}

const wordsOf = (text: string): string =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
