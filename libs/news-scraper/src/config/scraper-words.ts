import type { ScraperConfig } from '@vaglio/contract';
import type { Words } from '@vaglio/ui';
import { toScraperForm, type ScraperForm } from './scraper-form';

/** The configuration as people read it. */
export function scraperWords(config: ScraperConfig): Words {
  return typedScraperWords(toScraperForm(config));
}

/** What was typed, in the same words. */
export function typedScraperWords({ enabled, interval: { amount, unit } }: ScraperForm): Words {
  return { Enable: enabled ? 'Yes' : 'No', Interval: `${amount} ${unit}` };
}
