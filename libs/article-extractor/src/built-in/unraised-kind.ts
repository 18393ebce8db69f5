import { oneOf } from '../one-of';
import { RAISED } from '../takeover-price';

/** What a sum is that its words call no money raised. */
export type UnraisedKind = 'valuation' | 'revenue' | 'sought';

const VALUATION = String.raw`valued|valuation|bewertet|bewertung|valorisée?|valorisation|valutat[ao]|valutazione`;
const WORTH = '(?:is|are|was|now) worth';
const TURNOVER = 'sales|revenues?|turnover|umsatz|jahresumsatz|chiffre d.affaires|fatturato|ricavi';
const SEEKS = 'seeks?|seeking|looking for|sucht|cherche|recherche|cerca|strebt|anstrebt';
const INTENDS = 'hopes|wants?|plans?|intends?|aims?';
const RAISE = 'raise|collect|secure|close|obtain|lever|récolter|obtenir|réunir|raccogliere|ottenere';
const WILL = 'möchte|will|veut|veulent|souhaite|vise|vuole|vogliono|punta|mira';

/** Words after which the sum is another one: money that comes in, or that is there already. */
const OTHER_SUM = oneOf(
  ...RAISED,
  'with|mit|avec|con|use|using|the|these|this|die|den|les|ces|gli',
  String.raw`capital|kapital|finan\p{L}+|invest\p{L}+`,
);
const leadingTo = (...words: readonly string[]) =>
  new RegExp(
    `(?<!\\p{L})${oneOf(...words)}(?!\\p{L})(?![^.;,]*(?<!\\p{L})${OTHER_SUM}(?!\\p{L}))[^.;,\\d]{0,30}$`,
    'iu',
  );
const VALUED = leadingTo(VALUATION, WORTH);
const EARNED = leadingTo(TURNOVER);
const SOUGHT = leadingTo(SEEKS, `(?:${INTENDS}) to (?:${RAISE})`, `(?:${WILL})(?: a)? (?:${RAISE})`);
const VALUED_AFTER = new RegExp(`^\\s${oneOf('valuation|bewertung')}(?!\\p{L})`, 'iu');
const EARNED_AFTER = new RegExp(
  `^\\s(?:in |an )?${oneOf('annual |yearly ')}?${oneOf(TURNOVER)}(?!\\p{L})`,
  'iu',
);

/**
 * What a sum is by the words right beside it: a valuation, revenue, or money that is sought. Words further away say
 * nothing here, because 'raised 5 million at a valuation of 50 million' has one sum of each.
 * @param before the text before the amount
 * @param after the text after it
 * @returns null where these words do not say it
 */
export function unraisedKind(before: string, after: string): UnraisedKind | null {
  const lead = before.slice(-80);
  if (VALUED.test(lead) || VALUED_AFTER.test(after)) return 'valuation';
  if (EARNED.test(lead) || EARNED_AFTER.test(after)) return 'revenue';
  return SOUGHT.test(lead) ? 'sought' : null;
}
