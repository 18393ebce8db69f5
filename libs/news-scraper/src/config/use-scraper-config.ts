import { errorText, ifMatch, outcomeOf } from '@vaglio/api-client';
import { type ScraperConfig, scraperConfigShape } from '@vaglio/contract';
import type { Outcome } from '@vaglio/ui';
import { useReadScraperConfigQuery, useSaveScraperConfigMutation } from '../endpoints.gen';
import { toSeconds } from './interval';
import type { ScraperForm } from './scraper-form';

/** The saved configuration; null until it is loaded. A later failure leaves it: somebody may be typing. Source: spec §8. */
export function useScraperConfig(pollingInterval: number) {
  const { data, error, isFetching, refetch } = useReadScraperConfigQuery(undefined, { pollingInterval });
  const failure = error ? errorText(error, 'Failed to load scraper configuration.') : null;
  return { saved: data ?? null, isFetching, failure, retry: () => void refetch() };
}

/** Saves it in whole seconds, over the configuration that the person saw. Source: spec §5 and §8. */
export function useSaveScraper() {
  const [call] = useSaveScraperConfigMutation();
  return async (
    { enabled, interval }: ScraperForm,
    seen: ScraperConfig | null,
  ): Promise<Outcome<ScraperConfig>> => {
    const body = { enabled, intervalSec: toSeconds(interval) ?? 0 };
    const saved = await call({ ...ifMatch(seen?.version), body });
    return outcomeOf(saved, scraperConfigShape, 'Failed to save scraper configuration.');
  };
}
