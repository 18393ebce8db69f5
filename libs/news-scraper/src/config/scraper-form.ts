import type { ScraperConfig } from '@vaglio/contract';
import type { FormError } from '@vaglio/ui';
import { checkInterval, toInterval, toSeconds, type Interval } from './interval';

export interface ScraperForm {
  readonly enabled: boolean;
  readonly interval: Interval;
}

/** Converts the saved configuration to form values. */
export function toScraperForm({ enabled, intervalSec }: ScraperConfig): ScraperForm {
  return { enabled, interval: toInterval(intervalSec) };
}

/** Returns the first error of the scraper form, or null if the form is valid. Only the interval can be invalid. */
export function checkScraper({ interval }: ScraperForm): FormError<'interval.amount'> | null {
  const text = checkInterval(interval);
  return text === null ? null : { field: 'interval.amount', text };
}

/** Returns true if two forms describe the same configuration. An interval of 60 minutes equals 1 hour. */
export function isSameScraper(form: ScraperForm, other: ScraperForm): boolean {
  return form.enabled === other.enabled && toSeconds(form.interval) === toSeconds(other.interval);
}
