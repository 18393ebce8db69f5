import { oneOf } from '../one-of';

/** Pattern source of a number in digits, with separators for thousands and up to two decimals. */
export const NUMBER = String.raw`\d{1,3}(?:[’'ʼ.,\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?`;
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  eine: 1,
  un: 1,
  two: 2,
  zwei: 2,
  deux: 2,
  due: 2,
  three: 3,
  drei: 3,
  trois: 3,
  tre: 3,
  four: 4,
  vier: 4,
  quatre: 4,
  quattro: 4,
  five: 5,
  fünf: 5,
  cinq: 5,
  cinque: 5,
  six: 6,
  sechs: 6,
  sei: 6,
  seven: 7,
  sieben: 7,
  sept: 7,
  sette: 7,
  eight: 8,
  acht: 8,
  huit: 8,
  otto: 8,
  nine: 9,
  neun: 9,
  neuf: 9,
  nove: 9,
  ten: 10,
  zehn: 10,
  dix: 10,
  dieci: 10,
  twelve: 12,
  zwölf: 12,
  douze: 12,
  dodici: 12,
  fifteen: 15,
  fünfzehn: 15,
  quinze: 15,
  quindici: 15,
  twenty: 20,
  zwanzig: 20,
  vingt: 20,
  venti: 20,
  thirty: 30,
  dreissig: 30,
  trente: 30,
  trenta: 30,
  fifty: 50,
  fünfzig: 50,
  cinquante: 50,
  cinquanta: 50,
};
const MILLION = String.raw`million(?:en|s|i|e)?|mill?\.|mio\.?|mln\.?|mn|m|milion[ei]`;
const BILLION = String.raw`milliarden?|milliards?|miliard[oi]|mrd\.?|ml?d\.?|mia\.?|billions?|bn`;
const THOUSAND = String.raw`tausend|thousand|mila|mille|tsd\.?|k`;
/** Pattern source of a unit after a number, such as 'million', 'Mrd.' and 'k', for the flags `iu`. */
export const SCALE = String.raw`${oneOf(MILLION, BILLION, THOUSAND)}(?![\p{L}\p{N}])`;
const BEFORE_SCALE = String.raw`(?=\s(?:million|milion|mio|mrd|milliard|miliard|billion))`;
/** Pattern source of a number word before a unit, such as 'drei' in 'drei Millionen'. */
export const SPELLED = `${oneOf(...Object.keys(NUMBER_WORDS))}${BEFORE_SCALE}`;
/** Start of a spelled number whose end alone is another: 'drei Komma fünf', 'vingt-cinq'. */
const NUMBER_START = oneOf(
  ...Object.keys(NUMBER_WORDS),
  'forty|sixty|seventy|eighty|ninety|hundred(?: and)?|hundert|quarante|soixante|cents?|cento|komma|point|virgule|virgola',
);
/** Pattern source of a position that is not inside a spelled number. */
export const WHOLE_NUMBER = String.raw`(?<!(?<!\p{L})${NUMBER_START}[\s-])`;
const INDIAN_UNIT = 'crores?|cr|lakhs?|lacs?';
const LARGE_UNIT = String.raw`trill?i?\p{L}{0,6}|billiard\p{L}{0,4}|billionen|tn`;
/** Pattern of a unit that is not supported or has different meanings in different languages. */
export const OTHER_UNIT = new RegExp(String.raw`^[\s-]?${oneOf(INDIAN_UNIT, LARGE_UNIT)}(?!\p{L})`, 'iu');
const BETWEEN = String.raw`(?:zwischen|between|entre|tra|fra) \d[\d.,’']{0,12} (?:und|and|et|e)`;
/** Pattern of the first number of a range, before its second number: '3-4 Mio.', 'zwischen 3 und 4 Mio.'. */
export const RANGE_BEFORE = new RegExp(
  String.raw`(?:(?<!\d)\d{1,3}(?:[.,]\d{1,3})?[-–—]|\d (?:bis|to|à|a) |${BETWEEN} )$`,
  'iu',
);
/**
 * Pattern of the second number of a range, after its first number. A year does not count: 'CHF 3000-4000' is a range,
 * 'CHF 3000 bis 2030' is not.
 */
export const RANGE_AFTER = /^(?:[-–—]| (?:bis|to|à|a) )(?!(?:19|20)\d\d(?!\d))\d/iu;
/** Pattern of three digits after a separator. Depending on the country, they are thousands or decimals. */
export const GROUP_OR_DECIMALS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Returns the value of a number with its unit, rounded to two decimals.
 * @param digits match of `NUMBER` or `SPELLED`
 * @param scale match of `SCALE`; '' without a unit
 */
export const scaledNumber = (digits: string, scale: string): number =>
  Math.round(numberOf(digits) * factorOf(scale) * 100) / 100;

/** Returns the value of a number in digits or a number word; NaN for another word. */
export function numberOf(digits: string): number {
  const spelled = NUMBER_WORDS[digits.toLowerCase()];
  if (spelled !== undefined) return spelled;
  const grouped = /^\d{1,3}(?:[’'ʼ.,\u00a0\u202f ]\d{3})+/u.exec(digits)?.[0] ?? '';
  const rest = digits.slice(grouped.length).replace(',', '.');
  return grouped === '' ? Number(digits.replace(',', '.')) : Number(grouped.replace(/\D/g, '') + rest);
}

function factorOf(scale: string): number {
  if (/^(?:mill?iard|mrd|ml?d|mia|billion|bn)/i.test(scale)) return 1e9;
  if (/^(?:tausend|thousand|mila|mille$|tsd|k)/i.test(scale)) return 1e3;
  return scale === '' ? 1 : 1e6;
}
