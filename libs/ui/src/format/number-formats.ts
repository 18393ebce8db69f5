import { groupDigits } from '@vaglio/startups-domain';

/** Placeholder for a missing value. It is shown in the muted colour. */
export const EMPTY_VALUE = '–';

type MaybeNumber = number | null | undefined;

/**
 * Formats a count with Swiss digit grouping: '1’284' (U+2019). Fractions are rounded. Returns an en dash for a missing
 * or non-finite number.
 */
export function formatCount(count: MaybeNumber): string {
  return isShown(count) ? groupDigits(count, 0) : EMPTY_VALUE;
}

/**
 * Formats an amount with its currency, such as 'CHF 6’400’000.00'. Returns an en dash for a missing or non-finite
 * number.
 */
export function formatMoney(amount: MaybeNumber, currency = 'CHF'): string {
  return isShown(amount) ? `${currency} ${formatAmount(amount)}` : EMPTY_VALUE;
}

/** Formats an amount without its currency, for a column whose header contains it: '6’400’000.00'. */
export function formatAmount(amount: MaybeNumber): string {
  return isShown(amount) ? groupDigits(amount, 2) : EMPTY_VALUE;
}

/** Formats the cost of model requests without a currency: '12.40', or '0.0003' for a cost below 0.01. */
export function formatCost(cost: MaybeNumber): string {
  if (!isShown(cost)) return EMPTY_VALUE;
  return groupDigits(cost, cost !== 0 && Math.abs(cost) < 0.01 ? 4 : 2);
}

/** Formats a parameter value or award weight with 4 decimals. Source: spec §9. */
export function formatWeight(weight: MaybeNumber): string {
  return isShown(weight) ? groupDigits(weight, 4) : EMPTY_VALUE;
}

/** Number of decimals of an award weight and of a score. */
const WEIGHT_DECIMALS = 4;

/** Maximum number of decimals in lists. Details show more decimals. */
const MAX_DECIMALS_IN_LISTS = 2;

/**
 * Returns the number of decimals for all scores in a list. It is the largest number that any of the scores needs.
 * @param most maximum number of decimals; 4 if the awards that add up to the score are shown
 * @returns 1 to `most`
 */
export function scoreDecimals(scores: readonly MaybeNumber[], most = MAX_DECIMALS_IN_LISTS): number {
  const needed = scores.map((score) => (isShown(score) ? decimalsOf(score) : 0));
  return Math.min(most, Math.max(1, ...needed));
}

/**
 * Formats a score. A shortened score is rounded down, so that it never appears to reach a threshold that it does not
 * reach.
 * @param decimals number of decimals in the list of the score; by default, one to four without trailing zeros (12.5,
 *   11.25, 10.0)
 */
export function formatScore(score: MaybeNumber, decimals?: number): string {
  if (!isShown(score)) return EMPTY_VALUE;
  if (decimals === undefined) return groupDigits(score, Math.max(1, decimalsOf(score)));
  const units = Math.round(score * 10 ** WEIGHT_DECIMALS);
  const step = 10 ** Math.max(0, WEIGHT_DECIMALS - decimals);
  return groupDigits((Math.floor(units / step) * step) / 10 ** WEIGHT_DECIMALS, decimals);
}

/** Returns the number of decimals that a value needs, from 0 to 4. Weights have at most 4 decimals. */
function decimalsOf(value: number): number {
  return (
    value
      .toFixed(4)
      .split('.')[1]
      ?.replace(/0{1,4}$/, '').length ?? 0
  );
}

/**
 * Formats a fraction as a percentage with one decimal.
 * @param fraction fraction from 0 to 1: 0.266 becomes '26.6%'
 */
export function formatShare(fraction: MaybeNumber): string {
  return isShown(fraction) ? `${(fraction * 100).toFixed(1)}%` : EMPTY_VALUE;
}

/** Formats a stored fraction with two decimals, such as '0.20'. */
export function formatFraction(fraction: MaybeNumber): string {
  return isShown(fraction) ? fraction.toFixed(2) : EMPTY_VALUE;
}

/**
 * Formats a duration as '12:48', or as '1:02:03' from one hour on.
 * @param ms milliseconds; a negative number counts as 0
 */
export function formatDuration(ms: MaybeNumber): string {
  if (!isShown(ms)) return EMPTY_VALUE;
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${twoDigits(m)}:${twoDigits(s)}` : `${m}:${twoDigits(s)}`;
}

/**
 * Formats a short duration as '2.1 s'.
 * @param ms milliseconds; a negative number counts as 0
 */
export function formatSeconds(ms: MaybeNumber): string {
  return isShown(ms) ? `${groupDigits(Math.max(0, ms) / 1000, 1)} s` : EMPTY_VALUE;
}

function isShown(value: MaybeNumber): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
