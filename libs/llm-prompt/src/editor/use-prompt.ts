import { errorText } from '@vaglio/api-client';
import { savePromptLimits } from '@vaglio/contract';
import { useReadPromptQuery } from '../hooks.gen';

/**
 * The active version of the prompt; null when it is not loaded.
 * @returns `models` that may be named; null where the server does not return them
 * Source: spec §7 and §8.
 */
export function usePrompt() {
  const { data, error, isFetching, isLoading, refetch } = useReadPromptQuery({
    name: savePromptLimits.name.default,
  });
  return {
    active: data ?? null,
    models: data?.models ?? null,
    isLoading,
    isFetching,
    failure: error ? errorText(error, 'Failed to load prompt') : null,
    retry: () => void refetch(),
  };
}
