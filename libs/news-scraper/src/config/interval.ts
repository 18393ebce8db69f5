import { saveScraperConfigLimits } from '@vaglio/contract';
import { readDecimal } from '@vaglio/ui';

export type IntervalUnit = 'minutes' | 'hours';

/** How often news is read, as it is typed. */
export interface Interval {
  readonly amount: string;
  readonly unit: IntervalUnit;
}

const SECONDS: Readonly<Record<IntervalUnit, number>> = { minutes: 60, hours: 3600 };
/** Enough for every whole second to come back as it was. */
const DECIMALS = 4;
const NO_NUMBER_TEXT = 'Please enter a valid number.';
const OUT_OF_RANGE_TEXT = 'Interval out of range. Min 0.5 min (0.01 h), max 1440 min (24 h).';

/** The interval that the server returns: whole hours in hours, anything else in minutes. */
export function toInterval(seconds: number): Interval {
  const unit = seconds > 0 && seconds % SECONDS.hours === 0 ? 'hours' : 'minutes';
  return { amount: String(Number((seconds / SECONDS[unit]).toFixed(DECIMALS))), unit };
}

/** Whole seconds that are sent for what was typed; null for what is no number. */
export function toSeconds({ amount, unit }: Interval): number | null {
  const number = readDecimal(amount);
  return number === null ? null : Math.round(number * SECONDS[unit]);
}

/**
 * Why an interval cannot be saved: it is no positive number, or its whole seconds are out of range.
 * @returns null when it can
 * Source: spec §5, scraper interval.
 */
export function checkInterval(interval: Interval): string | null {
  const number = readDecimal(interval.amount);
  const seconds = toSeconds(interval);
  if (number === null || number <= 0 || seconds === null) return NO_NUMBER_TEXT;
  const { minimum, maximum } = saveScraperConfigLimits.intervalSec;
  return seconds < minimum || seconds > maximum ? OUT_OF_RANGE_TEXT : null;
}
