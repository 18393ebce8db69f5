import { moneyIn } from './built-in/money';
import type { ExtractedStartup } from './extracted-startup';
import type { TextIndex } from './text-index';

/**
 * The startup without a sum that its quotes call the price of a takeover. Models report it as money raised all the same.
 * @param index of the article's text: only quotes that are truly in it say anything
 */
export function withoutTakeoverPrice(startup: ExtractedStartup, index: TextIndex): ExtractedStartup {
  const { raised_money } = startup;
  if (raised_money === null) return startup;
  const statements = raised_money.quotes
    .map((quote) => index.locate(quote))
    .filter(({ start }) => start !== null)
    .flatMap(({ text }) => moneyIn(text))
    .filter(({ amount }) => amount === raised_money.value.amount);
  const isPrice = statements.length > 0 && statements.every(({ kind }) => kind === 'takeover');
  return isPrice ? { ...startup, raised_money: null } : startup;
}
