import { errorText } from '@vaglio/api-client';
import { useReadScraperConfigQuery, useSaveScraperConfigMutation } from '../endpoints.gen';
import { toSeconds } from './interval';
import type { ScraperForm } from './scraper-form';

/** The saved configuration; null until it is loaded. A later failure leaves it: somebody may be typing. Source: spec §8. */
export function useScraperConfig(pollingInterval: number) {
  const { data, error, isFetching, refetch } = useReadScraperConfigQuery(undefined, { pollingInterval });
  const failure = error ? errorText(error, 'Failed to load scraper configuration.') : null;
  return { saved: data ?? null, isFetching, failure, retry: () => void refetch() };
}

/** Saves it in whole seconds; resolves with why it could not, or null. Source: spec §5 and §8. */
export function useSaveScraper() {
  const [call] = useSaveScraperConfigMutation();
  return async ({ enabled, interval }: ScraperForm): Promise<string | null> => {
    const { error } = await call({ body: { enabled, intervalSec: toSeconds(interval) ?? 0 } });
    return error ? errorText(error, 'Failed to save scraper configuration.') : null;
  };
}
