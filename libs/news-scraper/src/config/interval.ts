import { saveScraperConfigLimits } from '@vaglio/contract';
import { readDecimal } from '@vaglio/ui';

export type IntervalUnit = 'minutes' | 'hours';

/** Scraper interval as the user typed it. */
export interface Interval {
  readonly amount: string;
  readonly unit: IntervalUnit;
}

const SECONDS: Readonly<Record<IntervalUnit, number>> = { minutes: 60, hours: 3600 };
/** Number of decimals with which every integer number of seconds can be represented exactly. */
const DECIMALS = 4;
const NO_NUMBER_TEXT = 'Please enter a valid number.';
const OUT_OF_RANGE_TEXT = 'Interval out of range. Min 0.5 min (0.01 h), max 1440 min (24 h).';

/** Converts seconds to an interval. Full hours become hours, all other values become minutes. */
export function toInterval(seconds: number): Interval {
  const unit = seconds > 0 && seconds % SECONDS.hours === 0 ? 'hours' : 'minutes';
  return { amount: String(Number((seconds / SECONDS[unit]).toFixed(DECIMALS))), unit };
}

/** Converts an interval to an integer number of seconds. If the amount is not a number, it returns null. */
export function toSeconds({ amount, unit }: Interval): number | null {
  const number = readDecimal(amount);
  return number === null ? null : Math.round(number * SECONDS[unit]);
}

/**
 * Returns the error text of an interval that is not a positive number or is out of range.
 * @returns null if the interval is valid
 * Source: spec §5, scraper interval.
 */
export function checkInterval(interval: Interval): string | null {
  const number = readDecimal(interval.amount);
  const seconds = toSeconds(interval);
  if (number === null || number <= 0 || seconds === null) return NO_NUMBER_TEXT;
  const { minimum, maximum } = saveScraperConfigLimits.intervalSec;
  return seconds < minimum || seconds > maximum ? OUT_OF_RANGE_TEXT : null;
}
