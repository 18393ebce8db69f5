import type { ScraperConfig } from '@vaglio/contract';
import type { FormError } from '@vaglio/ui';
import { checkInterval, toInterval, toSeconds, type Interval } from './interval';

export interface ScraperForm {
  readonly enabled: boolean;
  readonly interval: Interval;
}

/** The form of the saved configuration. */
export function toScraperForm({ enabled, intervalSec }: ScraperConfig): ScraperForm {
  return { enabled, interval: toInterval(intervalSec) };
}

/** First problem of the form: the interval's. @returns null when there is none */
export function checkScraper({ interval }: ScraperForm): FormError<'interval.amount'> | null {
  const text = checkInterval(interval);
  return text === null ? null : { field: 'interval.amount', text };
}

/** Whether two forms mean the same configuration: 60 minutes are an hour. */
export function isSameScraper(form: ScraperForm, other: ScraperForm): boolean {
  return form.enabled === other.enabled && toSeconds(form.interval) === toSeconds(other.interval);
}
