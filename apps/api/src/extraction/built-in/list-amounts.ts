import { oneOf } from '../one-of';
import type { Company } from './company';
import { moneyIn, type Money } from './money';
import type { Sentence } from './sentences';

const EACH_WORD = 'je|jeweils|each|apiece|chacune?|ciascun[oa]|ognun[oa]|zu';
const EACH = new RegExp(String.raw`(?<!\p{L})${oneOf(EACH_WORD)}(?!\p{L})`, 'iu');

/**
 * The amount that each of several companies got: of those that its sentence names, or, where it names none, of all.
 * @returns null where the article has several such amounts
 */
export function amountForEach(
  sentences: readonly Sentence[],
  company: Company,
  companies: readonly Company[],
): Money | null {
  if (companies.length < 2) return null;
  const isIn = (sentence: Sentence, { mentions }: Company) =>
    mentions.some((at) => sentence.start <= at && at < sentence.end);
  const amounts = sentences.flatMap((sentence) => {
    if (!EACH.test(sentence.text)) return [];
    const named = companies.filter((other) => isIn(sentence, other));
    if (named.length > 0 && !named.includes(company)) return [];
    return moneyIn(sentence.text)
      .filter((money) => EACH.test(sentence.text.slice(Math.max(0, money.start - 15), money.end + 15)))
      .map((money) => ({ ...money, start: money.start + sentence.start, end: money.end + sentence.start }));
  });
  return amounts.length === 1 ? (amounts[0] ?? null) : null;
}

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:mrd|milliard|miliard|billion)/iu, 1e9],
  [/^m/iu, 1e6],
];
const MILLION = String.raw`million(?:en|s|i)?|milion[ei]|mio\.?`;
const BILLION = String.raw`milliarden?|milliards?|billions?|mrd\.?`;
const SCALE = oneOf(MILLION, BILLION);
const PLACE = String.raw`(?:, (?:de|d[’']|à|aus|in|from|of|di|a) ?\p{Lu}[\p{L}’' .-]{1,30},?)?`;
const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`;
const IN_BRACKETS = String.raw`\(${NUMBER}(?: (${SCALE}))?(?:[,;] [^()]*)?\)`;
const CURRENCY = String.raw`(?:de |d[’'])?(?:francs|dollars|euros|Franken|Dollar|Euro|franchi)`; /** Behind a name, its place and its trade: a number in brackets, or one with its scale. */
const BEHIND = new RegExp(
  String.raw`^${PLACE}(?: \([^()\d]*\))?,? ?(?:${IN_BRACKETS}|${NUMBER} (${SCALE})(?! ${CURRENCY}))`,
  'iu',
);
const IN_LIST = new RegExp(String.raw`\(\d[\d.,]* (${SCALE})|\d (${SCALE})`, 'iu');
const ROUND_STEM = 'lev[ée]|raise|round|financ|finanz|runde|invest|raccol|capital|kapital';
const AMOUNTS = 'gesammelt|eingesammelt|erhielt|montants|amounts|beträge';
const RAISED = new RegExp(`${ROUND_STEM}|${AMOUNTS}`, 'iu');

/**
 * The amount of a company in a list with scale and currency once: 'X (120 million), Y (46)'.
 * @returns null unless its sentence, or the one or two before, are about rounds
 */
export function amountInList(sentences: readonly Sentence[], company: Company): Money | null {
  for (const at of company.mentions) {
    const order = sentences.findIndex((sentence) => sentence.start <= at && at < sentence.end);
    const sentence = sentences[order];
    if (sentence === undefined) continue;
    const behind = sentence.text.slice(at - sentence.start);
    const name = /^[^\s,()]+(?:\s[\p{Lu}\d][^\s,()]*)*(?:\s(?:AG|SA|GmbH))?/u.exec(behind)?.[0] ?? '';
    const match = BEHIND.exec(behind.slice(name.length, name.length + 120));
    if (match === null) continue;
    const context = sentences
      .slice(Math.max(0, order - 2), order + 1)
      .map(({ text }) => text)
      .join(' ');
    const scale =
      match[2] ??
      match[4] ??
      IN_LIST.exec(sentence.text)
        ?.slice(1)
        .find((matched) => matched !== undefined);
    if (scale === undefined || !RAISED.test(context)) continue;
    const amount =
      Number((match[1] ?? match[3] ?? '').replace(',', '.')) *
      (SCALES.find(([pattern]) => pattern.test(scale))?.[1] ?? 1);
    const currency = moneyIn(context).at(-1)?.currency ?? 'CHF';
    return {
      amount: Math.round(amount),
      currency,
      as_stated: match[0].replace(/^[^\d]*|\)$/gu, ''),
      start: at,
      end: at + name.length + match[0].length,
      kind: 'round',
    };
  }
  return null;
}
