import { groupDigits } from '@vaglio/startups-domain';

/** Shown where a value is missing; in muted. */
export const EMPTY_VALUE = '–';

type MaybeNumber = number | null | undefined;

/** A count in Swiss grouping, '1’284' (U+2019). Fractions are rounded; a missing or endless number is an en dash. */
export function formatCount(count: MaybeNumber): string {
  return isShown(count) ? groupDigits(count, 0) : EMPTY_VALUE;
}

/** Money with its currency, 'CHF 6’400’000.00'. A missing or endless number is an en dash. */
export function formatMoney(amount: MaybeNumber, currency = 'CHF'): string {
  return isShown(amount) ? `${currency} ${formatAmount(amount)}` : EMPTY_VALUE;
}

/** Money in a column whose header names the currency, '6’400’000.00'. */
export function formatAmount(amount: MaybeNumber): string {
  return isShown(amount) ? groupDigits(amount, 2) : EMPTY_VALUE;
}

/** What calls of a model cost, in the currency of its prices: '12.40', below a hundredth '0.0003'. */
export function formatCost(cost: MaybeNumber): string {
  if (!isShown(cost)) return EMPTY_VALUE;
  return groupDigits(cost, cost !== 0 && Math.abs(cost) < 0.01 ? 4 : 2);
}

/** A parameter's value or an award's weight in a table: always 4 decimals. Source: spec §9. */
export function formatWeight(weight: MaybeNumber): string {
  return isShown(weight) ? groupDigits(weight, 4) : EMPTY_VALUE;
}

/** More decimals of a score are shown only where its sum is. */
const MAX_DECIMALS_IN_LISTS = 2;

/**
 * How many decimals all scores of a list are shown with: as many as one of them needs.
 * @param most where the sum is shown, 4
 * @returns 1 to `most`
 */
export function scoreDecimals(scores: readonly MaybeNumber[], most = MAX_DECIMALS_IN_LISTS): number {
  const needed = scores.map((score) => (isShown(score) ? decimalsOf(score) : 0));
  return Math.min(most, Math.max(1, ...needed));
}

/**
 * A score.
 * @param decimals as its list has them; by itself at least one and at most four, without idle zeros (12.5, 11.25, 10.0)
 */
export function formatScore(score: MaybeNumber, decimals?: number): string {
  if (!isShown(score)) return EMPTY_VALUE;
  return groupDigits(score, decimals ?? Math.max(1, decimalsOf(score)));
}

/** 0 to 4, as many as weights may have. */
function decimalsOf(value: number): number {
  return (
    value
      .toFixed(4)
      .split('.')[1]
      ?.replace(/0{1,4}$/, '').length ?? 0
  );
}

/** A share of a whole with one decimal. @param fraction 0 to 1: 0.266 is '26.6%' */
export function formatShare(fraction: MaybeNumber): string {
  return isShown(fraction) ? `${(fraction * 100).toFixed(1)}%` : EMPTY_VALUE;
}

/** A fraction as stored, '0.20'. */
export function formatFraction(fraction: MaybeNumber): string {
  return isShown(fraction) ? fraction.toFixed(2) : EMPTY_VALUE;
}

/** How long something took or runs, '12:48', from an hour on '1:02:03'. @param ms milliseconds; below 0 counts as 0 */
export function formatDuration(ms: MaybeNumber): string {
  if (!isShown(ms)) return EMPTY_VALUE;
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${twoDigits(m)}:${twoDigits(s)}` : `${m}:${twoDigits(s)}`;
}

/** How long something short took, '2.1 s'. @param ms milliseconds; below 0 counts as 0 */
export function formatSeconds(ms: MaybeNumber): string {
  return isShown(ms) ? `${groupDigits(Math.max(0, ms) / 1000, 1)} s` : EMPTY_VALUE;
}

function isShown(value: MaybeNumber): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
