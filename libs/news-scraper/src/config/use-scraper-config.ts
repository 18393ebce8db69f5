import { errorText, ifMatch, outcomeOf } from '@vaglio/api-client';
import { type ScraperConfig, scraperConfigShape, type Outcome } from '@vaglio/contract';
import { useReadScraperConfigQuery, useSaveScraperConfigMutation } from '../endpoints.gen';
import { toSeconds } from './interval';
import type { ScraperForm } from './scraper-form';

/**
 * Loads the saved configuration, which is null until then. A later failure does not clear it, because the user may be
 * typing.
 * Source: spec §8.
 */
export function useScraperConfig(pollingInterval: number) {
  const { data, error, isFetching, refetch } = useReadScraperConfigQuery(undefined, { pollingInterval });
  const failure = error ? errorText(error, 'Failed to load scraper configuration.') : null;
  return { saved: data ?? null, isFetching, failure, retry: () => void refetch() };
}

/**
 * Returns a function that saves the configuration in whole seconds. The server rejects the request if the configuration
 * has changed since it was displayed. Source: spec §5 and §8.
 */
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
