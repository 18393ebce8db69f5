import { oneOf } from '../one-of';
import { isTakeoverPrice } from '../takeover-price';
import { CURRENCY_NAME, CURRENCY_SIGN, currencyOf, dollarAfter } from './currencies';
import {
  GROUP_OR_DECIMALS,
  NUMBER,
  OTHER_UNIT,
  RANGE_BEFORE,
  SCALE,
  scaledNumber,
  SPELLED,
  WHOLE_NUMBER,
} from './numbers';
import { isPlanned, unraisedKind, type UnraisedKind } from './unraised-kind';

/** Amount of money that a text states. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
  readonly as_stated: string;
  readonly start: number;
  readonly end: number;
  /** Kind of the amount, derived from its sentence. Only a `round` is money that a company raised. */
  readonly kind: 'round' | 'award' | 'takeover' | UnraisedKind | 'other';
}

const ABOUT = {
  en: 'upwards of|more than|over|above|nearly|almost|about|around',
  de: 'rund|über|fast|knapp|mehr als',
  fr: 'près de|plus de|environ',
  it: 'oltre|circa|quasi|più di',
};
const LEAD = String.raw`(?:${oneOf(...Object.values(ABOUT))}\s+)?`;
const BEFORE = new RegExp(`(${LEAD})(${CURRENCY_SIGN})\\s?(${NUMBER})(?:[\\s-]?(${SCALE}))?`, 'giu');
const AFTER = new RegExp(
  `(${LEAD})(?<![\\p{L}\\d.,])${WHOLE_NUMBER}(${NUMBER}|${SPELLED})(?:[\\s-]?(${SCALE}))?[\\s-]?(?:de |d[’']|di )?(${CURRENCY_NAME}|${CURRENCY_SIGN})(?!\\p{L})`,
  'giu',
);

const VALUATION = String.raw`valu(?:ed|ation|ing)|worth|bewert\w*|valoris\w*|valutat\w*|valutazione`;
const TURNOVER = 'budget|sales|revenue|turnover|umsatz|chiffre d.affaires|fatturato|price|kaufpreis|wert';
const SEEKING =
  'seeks?|seeking|sucht|cherche|cerca|hopes|wants? to|plans? to|intends? to|aims? to|looking for|' +
  'will (?:noch|bis)|möchte|strebt|anstrebt|veut|veulent|vise|souhaite|ambitionne|vuole|vogliono|' +
  'punta a|mira a|to date|objectif|target';
const FUND = 'fund at|fund of|fonds von|total purse|preisgeld(?:er)?(?: beträgt| von)?|stands? at';
const IN_TOTAL = 'so far|bisher|insgesamt|en tout|in total|total(?:ing)?';
const OWNED = String.raw`doté\w*|dotiert\w*|stanziato|budgétisé|besitzt|fortune|vermögen`;
const SHARED = 'on average|together|zusammen|ensemble|insieme|up to|bis zu|jusqu.à|fino a|available|pays?';
const NOT_RAISED_BEFORE = new RegExp(
  String.raw`${oneOf(VALUATION, TURNOVER, SEEKING, FUND, IN_TOTAL, OWNED, SHARED)}\b[^.;]{0,45}$`,
  'iu',
);
const VALUE_AFTER = String.raw`in total|valuation|bewertung|valorisation|valutazione|wert\b|worth`;
const TURNOVER_AFTER = String.raw`in revenue|sales|umsatz|budget|purchase price|available|fund\b`;
const PERIOD_AFTER =
  'in (?:a|one)(?: single)? (?:week|month|quarter)|this week|per year|a year|pro Jahr|par an|all.anno';
const TOTAL_AFTER = 'insgesamt|to date|so far|since|à ce jour|finora|bisher|à disposition|total';
const NOT_RAISED_AFTER = new RegExp(
  String.raw`^[^.;,]{0,25}\b${oneOf(VALUE_AFTER, TURNOVER_AFTER, PERIOD_AFTER, TOTAL_AFTER)}`,
  'iu',
);
const SINCE = 'depuis|seit|since|dal|in den letzten|over the (?:last|past)';
const OVER_YEARS = new RegExp(String.raw`^[^.;,]{0,50}${oneOf(SINCE)}\s`, 'iu');
const PRIZE = 'venture kick|innogrant|preis|prize|award|prix|premio|grant|förder|subvention|bourse|borsa';
const CONTEST = 'concours|contest|wettbewerb|concorso';
const LOAN = String.raw`\bloan|darlehen|prêt|prestito|vigier|innobooster|fellowship`;
const AWARD_NEAR = new RegExp(`${PRIZE}|${CONTEST}|${LOAN}`, 'iu');
const ROUND = 'round|runde|series|serie|série|tour de|levée|lève|levé|levée|raise|raising';
const CAPITAL = 'capital|kapital|invest|finanz|financ|seed|aumento|capitale|raccol';
const ROUND_NEAR = new RegExp(`${ROUND}|${CAPITAL}`, 'iu');
/** Pattern of a year before the second number: in '3 million in 2020 to 5 million', the numbers are no range. */
const YEAR_BEFORE = /(?<!\d)(?:19|20)\d\d (?:bis|to|à|a) $/iu;
/**
 * Pattern of the second number of a range after a dash. A year does not count: 'CHF 3000-4000' is a range, 'CHF
 * 3000-2030' is not.
 */
const DASH_AFTER = /^[-–—](?!(?:19|20)\d\d(?!\d))\d/u;
/** Pattern of a number after a word for 'to', with its scale and currency: 'CHF 3000 bis 4000', 'CHF 5000 à 2 projets'. */
const NUMBER_AFTER = new RegExp(
  `^ (?:bis|to|à|a) (${NUMBER})(?:[\\s-]?(${SCALE}))?(?:[\\s-]?(?:de |d[’']|di )?(${CURRENCY_NAME}|${CURRENCY_SIGN})(?!\\p{L}))?`,
  'iu',
);
const YEAR = /^(?:19|20)\d\d$/;
/** Maximum number of characters that are examined after an amount for the second number of a range. */
const RANGE_REACH = 40;
/**
 * Returns the amounts with a currency in text order. Other numbers are ignored. Ambiguous amounts are ignored too, such
 * as '1.125 million', '5,000 crore' and '3-4 million'.
 */
export function moneyIn(text: string): Money[] {
  const before = [...text.matchAll(BEFORE)].flatMap((match) =>
    moneyOf(text, match, match[2], match[3], match[4]),
  );
  const after = [...text.matchAll(AFTER)].flatMap((match) =>
    moneyOf(text, match, match[4], match[2], match[3]),
  );
  const found = [
    ...before,
    ...after.filter((money) => !before.some((other) => other.start < money.end && money.start < other.end)),
  ];
  return found.filter(({ amount }) => amount >= 1000).sort((a, b) => a.start - b.start);
}

/** Pattern of thousands with a separator. After a currency code they are an amount: 'CAD 250,000', but not 'CAD 2000'. */
const GROUPED = /\d[’'ʼ.,\u00a0\u202f ]\d{3}/u;

function moneyOf(text: string, match: RegExpMatchArray, sign = '', digits = '', scale = ''): Money[] {
  const start = match.index ?? 0;
  const amount = match[0].trimEnd();
  const dollar =
    sign === '$' ? dollarAfter(text.slice(start + amount.length, start + amount.length + 9)) : null;
  const whole = amount + (dollar?.words ?? '');
  const end = start + whole.length;
  const isCertain = scale !== '' || (whole.startsWith(sign) && GROUPED.test(digits));
  const currency = dollar?.code ?? currencyOf(sign, isCertain);
  const isUnsure =
    (scale !== '' && GROUP_OR_DECIMALS.test(digits)) ||
    (whole.startsWith(digits) && isRangeBefore(text.slice(Math.max(0, start - 40), start), scale)) ||
    (whole.endsWith(digits) && isRangeAfter(text.slice(end, end + RANGE_REACH)));
  if (currency === null || isUnsure || OTHER_UNIT.test(text.slice(end, end + 20))) return [];
  return [
    {
      amount: scaledNumber(digits, scale),
      currency,
      as_stated: whole,
      start,
      end,
      kind: kindOf(text.slice(0, start), text.slice(end)),
    },
  ];
}

const isRangeBefore = (before: string, scale: string): boolean =>
  RANGE_BEFORE.test(before) && !(scale !== '' && YEAR_BEFORE.test(before));

/**
 * Returns true if the text after an amount begins with the second number of a range. After a word for 'to', the number
 * must have four digits, a scale or a currency, because the word may also introduce recipients: 'CHF 5000 to 10 startups'.
 */
function isRangeAfter(after: string): boolean {
  if (DASH_AFTER.test(after)) return true;
  const [match, digits = '', scale = '', sign = ''] = NUMBER_AFTER.exec(after) ?? [];
  if (match === undefined) return false;
  if (scale !== '' || currencyOf(sign, false) !== null) return true;
  return digits.replace(/\D/g, '').length >= 4 && !YEAR.test(digits);
}

function kindOf(before: string, after: string): Money['kind'] {
  if (isTakeoverPrice(before, after)) return 'takeover';
  if (isPlanned(before, after)) return 'sought';
  const near = before.slice(-60);
  const rest = after.slice(0, 60);
  if (NOT_RAISED_BEFORE.test(near) || NOT_RAISED_AFTER.test(rest) || OVER_YEARS.test(rest))
    return unraisedKind(before, after) ?? 'other';
  const clause = `${
    before
      .slice(-90)
      .split(/[.;]\s/)
      .at(-1) ?? ''
  } ${after.slice(0, 70).split(/[.;]\s/)[0] ?? ''}`;
  return AWARD_NEAR.test(clause) && !ROUND_NEAR.test(clause) ? 'award' : 'round';
}
