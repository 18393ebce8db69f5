import { oneOf } from '../one-of';
import { CURRENCY_NAME, CURRENCY_SIGN, currencyOf } from './currencies';
import {
  GROUP_OR_DECIMALS,
  NUMBER,
  OTHER_UNIT,
  RANGE_AFTER,
  RANGE_BEFORE,
  SCALE,
  scaledNumber,
  SPELLED,
  WHOLE_NUMBER,
} from './numbers';

/** Number in a text that counts something. The range is in UTF-16 units; `end` is exclusive. */
export interface Count {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

const COUNT = new RegExp(
  `(?<![\\p{L}\\d.,]|\\p{L}[-–])${WHOLE_NUMBER}(${NUMBER}|${SPELLED})(?:[\\s-]?(${SCALE}))?`,
  'giu',
);
const SIGN_BEFORE = new RegExp(String.raw`(${CURRENCY_SIGN})\s?$`, 'iu');
const CURRENCY_AFTER = new RegExp(
  String.raw`^[\s-]?(?:de |d[’']|di )?(${CURRENCY_NAME}|${CURRENCY_SIGN})(?!\p{L})`,
  'iu',
);
const BETWEEN = String.raw`(?<!\p{L})(?:zwischen|between|entre|tra|fra) `;
/** Pattern of the beginning of a range, a date, a time or a negative number. */
const PART_BEFORE = new RegExp(
  String.raw`${oneOf(String.raw`\d\s?[-–—]\s?`, String.raw`\d[:/]`, String.raw`(?<!\S)[-\u2212]`, BETWEEN)}$`,
  'iu',
);
const PERCENT = String.raw`\s?(?:[%‰]|per ?cent|prozent|pour ?cent|per cento|percento)`;
/** Pattern of the rest of a word, a longer number, a range, a date or a time, and of a percentage. */
const PART_AFTER = new RegExp(
  `^${oneOf(String.raw`[\p{L}\d]`, String.raw`[.,:/’']\d`, String.raw`\s?[-–—]\s?\d`, PERCENT)}`,
  'iu',
);

/**
 * Returns the numbers that a text states as counts, such as 1200 for "1'200", '1,200' and '1.2k'. Amounts of money,
 * percentages, ranges, dates, times and parts of words are ignored.
 */
export function countsIn(text: string): Count[] {
  return [...text.matchAll(COUNT)].flatMap((match) => {
    const [found, digits = '', scale = ''] = match;
    const [start, end] = [match.index, match.index + found.length];
    const before = text.slice(Math.max(0, start - 40), start);
    const after = text.slice(end, end + 40);
    const isPart = PART_BEFORE.test(before) || PART_AFTER.test(after);
    const isRange = RANGE_BEFORE.test(before) || RANGE_AFTER.test(after);
    const isUnsure = (scale !== '' && GROUP_OR_DECIMALS.test(digits)) || OTHER_UNIT.test(after);
    if (isPart || isRange || isUnsure || isMoney(before, after, scale !== '')) return [];
    return [{ value: scaledNumber(digits, scale), start, end }];
  });
}

const isMoney = (before: string, after: string, hasUnit: boolean): boolean =>
  [SIGN_BEFORE.exec(before)?.[1], CURRENCY_AFTER.exec(after)?.[1]].some(
    (sign) => sign !== undefined && currencyOf(sign, hasUnit) !== null,
  );
