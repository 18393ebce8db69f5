import { CURRENCY_NAME, currencyOf, moneyIn, numberOf } from '@vaglio/article-extractor';
import { foldText } from '@vaglio/startups-domain';

type Amounts = {
  /** Currency and value of each amount. The currency is '' if none is stated. */
  amounts: ReadonlySet<string>;
  /** Values of all numbers in digits. */
  numbers: ReadonlySet<string>;
};

const DIGITS = String.raw`\d{1,3}(?:[’'ʼ.,\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?|\d{1,15}(?:[.,]\d{1,9})?`;
const RANGE = String.raw`(?:(\d[\d.,’']{0,15})\s?(?:[-–—]|bis|to|à|a)\s?)?`;
const NUMBER = String.raw`(?<![\p{L}\d.,])${RANGE}(${DIGITS}|\p{L}{1,15})`;
/** Units with their factors. */
const UNITS: readonly (readonly [names: string, factor: number])[] = [
  [String.raw`tsd|tausend|thousand`, 1e3],
  ['lakhs?', 1e5],
  [String.raw`mio|mln|mill?ion\p{L}{0,2}`, 1e6],
  ['crores?', 1e7],
  [String.raw`mrd|mia|mld|mill?iard\p{L}{0,2}|billions?`, 1e9],
  [String.raw`billionen|trill?ion\p{L}{0,2}`, 1e12],
];
const UNIT = UNITS.map(([names]) => names).join('|');
const SCALED = new RegExp(
  String.raw`${NUMBER}[\s-]?(${UNIT})(?!\p{L})\.?(?:[\s-](${CURRENCY_NAME}|[A-Z]{3}|\p{Sc})(?!\p{L}))?`,
  'giu',
);
const NAMED = new RegExp(String.raw`${NUMBER}[\s-]?(${CURRENCY_NAME})(?!\p{L})`, 'giu');
/** Currency code or sign, optionally after a letter for thousands or millions: 'TCHF', 'MSEK'. */
const CODE = String.raw`([kKtTmM]?)([A-Z]{3}|S?Fr\.|\p{Lu}{0,2}\p{Sc})`;
const CODE_BEFORE = new RegExp(String.raw`(?<!\p{L})${CODE}\s?(${DIGITS})`, 'gu');
const CODE_AFTER = new RegExp(String.raw`(?<![\p{L}\d.,])(${DIGITS})\s?${CODE}(?!\p{L})`, 'gu');
const ANY_DIGITS = new RegExp(String.raw`(?<![\p{L}\d.,])(?:${DIGITS})`, 'gu');
/** Matches an undisclosed amount of which only the number of digits is stated, such as 'seven-figure'. */
const SECRET = /\p{L}{3,15}(?:-figure|stellig)|\p{L}{3,15} (?:figures?|chiffres|cifre)(?!\p{L})/giu;
/** Number whose separator is for thousands or decimals, depending on the country. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Returns whether two texts state the same amounts, in any spelling. A number in digits equals an amount without a
 * currency: 5 Mio. and 5'000'000.
 */
export function haveSameAmounts(one: string, other: string): boolean {
  const [mine, theirs] = [amountsIn(one), amountsIn(other)];
  return isWithin(mine, theirs) && isWithin(theirs, mine);
}

const isWithin = ({ amounts }: Amounts, other: Amounts): boolean =>
  [...amounts].every((amount) => other.amounts.has(amount) || other.numbers.has(amount));

function amountsIn(text: string): Amounts {
  const stated = moneyIn(text);
  const rest = stated.map(({ end }, at) => text.slice(end, stated[at + 1]?.start)).join('\n');
  const numbers = [...text.matchAll(ANY_DIGITS)].map(([digits]) => amountOf('', digits, 1));
  return {
    amounts: new Set([
      ...stated.map(({ amount, currency }) => `${currency} ${amount}`),
      ...otherAmounts(`${text.slice(0, stated[0]?.start)}\n${rest}`),
    ]),
    numbers: new Set(numbers),
  };
}

/** Returns the amounts that are not certain: small, ambiguous or without a currency. */
function otherAmounts(text: string): string[] {
  const scaled = [...text.matchAll(SCALED)].map(([, from = '', number = '', unit = '', currency = '']) => {
    const factor = UNITS.find(([names]) => new RegExp(`^(?:${names})$`, 'iu').test(unit))?.[1] ?? 1;
    return `${amountOf(currency, number, factor)}${from === '' ? '' : ` from ${from}`}`;
  });
  const named = [...text.matchAll(NAMED)]
    .filter(([, , number = '']) => !Number.isNaN(numberOf(number)))
    .map(([, from = '', number = '', name = '']) => `${amountOf(name, number, 1)}${from && ` from ${from}`}`);
  const coded = [
    ...[...text.matchAll(CODE_BEFORE)].map(([, scale, code, number]) => ({ scale, code, number })),
    ...[...text.matchAll(CODE_AFTER)].map(([, number, scale, code]) => ({ scale, code, number })),
  ].flatMap(({ scale = '', code = '', number = '' }) => {
    const factor = /m/i.test(scale) ? 1e6 : 1e3;
    return currencyOf(code, true) === null ? [] : [amountOf(code, number, scale === '' ? 1 : factor)];
  });
  return [...scaled, ...named, ...coded, ...[...text.matchAll(SECRET)].map(([match]) => foldText(match))];
}

function amountOf(currency: string, number: string, factor: number): string {
  const code = currencyOf(currency, true) ?? '';
  const value = numberOf(number);
  if (Number.isNaN(value) || (factor > 1 && AMBIGUOUS.test(number)))
    return `${code} ${foldText(number)} × ${factor}`;
  return `${code} ${Math.round(value * factor * 100) / 100}`;
}
