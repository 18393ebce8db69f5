import { moneyIn, type Money } from '../built-in/money';
import type { Reading } from '../learned/reading';
import type { Fact } from './fact';
import { countBefore } from './mention-index';
import { tokensBetween } from './tokens-between';

/** Amount of money at one position. */
export interface SumFact extends Fact {
  readonly amount: number;
  readonly currency: string;
  readonly as_stated: string;
}

const MILLION = String.raw`million(?:en|s|i)?|milion[ei]|mio\.?`;
const BILLION = String.raw`milliarden?|milliards?|miliard[oi]|billions?|mrd\.?`;
const SCALED = new RegExp(
  String.raw`(?<![\p{L}\d.,’'-])(\d{1,3}(?:[.,]\d{1,2})?)\s(${MILLION}|${BILLION})(?![\p{L}])`,
  'giu',
);
const GROUPED = /(?<![\p{L}\d.,’'-])\d{1,3}(?:[’'\u00a0\u202f ]000)(?![\p{L}\d]|[’'., ]\d)/gu;

/**
 * Returns all amounts in an article. If an amount has a scale but no currency, it gets the currency of the previous
 * amount.
 */
export function sumFacts(reading: Reading): SumFact[] {
  const { text } = reading;
  const stated = moneyIn(text);
  const ranges = stated.map(({ start, end }) => ({ from: start, to: end }));
  const before = (at: number) => stated[countBefore(ranges, at) - 1];
  const isFree = (start: number, end: number) => (before(end)?.end ?? 0) <= start;
  const currencyAt = (at: number): string => (before(at) ?? stated[0])?.currency ?? 'CHF';
  const scaled = [...text.matchAll(SCALED)].map((match) => ({
    amount:
      Number((match[1] ?? '').replace(',', '.')) *
      (/^(?:mrd|m[il]+iard|b)/iu.test(match[2] ?? '') ? 1e9 : 1e6),
    ...bare(match),
  }));
  const grouped = [...text.matchAll(GROUPED)].map((match) => ({
    amount: Number(match[0].replace(/\D/gu, '')),
    ...bare(match),
  }));
  const more = [...scaled, ...grouped]
    .filter(({ start, end }) => isFree(start, end))
    .map((each) => ({ ...each, currency: currencyAt(each.start) }));
  return [...stated.map((each) => ({ ...each, form: formOf(each) })), ...more].flatMap(
    ({ amount, currency, as_stated, start, end, form }) => {
      const range = tokensBetween(reading, start, end);
      if (range === null) return [];
      const rounded = Math.round(amount * 100) / 100;
      return [
        {
          field: 'sum' as const,
          value: `${currency} ${rounded}`,
          ...range,
          amount: rounded,
          currency,
          as_stated,
          own: ownFeatures(rounded, currency, form),
          numbers: [
            Math.log10(Math.max(1, rounded)),
            ['CHF', 'USD', 'EUR', 'GBP'].indexOf(currency),
            ['whole round', 'whole award', 'whole takeover', 'whole other', 'scale', 'number'].indexOf(form),
            rounded % 10 ** Math.floor(Math.log10(Math.max(1, rounded))) === 0 ? 1 : 0,
          ],
        },
      ];
    },
  );
}

/**
 * Returns the form of an amount. The models were trained with these four forms. They learned all other kinds of amounts
 * from the surrounding words.
 */
const formOf = ({ kind }: Money): string =>
  `whole ${kind === 'round' || kind === 'award' || kind === 'takeover' ? kind : 'other'}`;

const bare = (match: RegExpExecArray) => ({
  as_stated: match[0],
  start: match.index,
  end: match.index + match[0].length,
  form: /\p{L}/u.test(match[0]) ? 'scale' : 'number',
});

function ownFeatures(amount: number, currency: string, form: string): string[] {
  const size = Math.floor(Math.log10(Math.max(1, amount)) * 2);
  return [
    `size=${size}`,
    `currency=${currency}`,
    `form=${form}`,
    `form=${form} ${size}`,
    ...(amount <= 200_000 ? [`amount=${amount}`] : []),
  ];
}
