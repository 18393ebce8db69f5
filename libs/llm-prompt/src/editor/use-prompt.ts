import { useMemo } from 'react';
import { errorText } from '@vaglio/api-client';
import { useReadPromptQuery } from '../endpoints.gen';
import { readPromptVersion } from '../version/prompt-version';
import { savePromptLimits } from '../limits.gen';

/** The active version of the prompt; null when there is none or it could not be loaded. Source: spec §7 and §8. */
export function usePrompt() {
  const { data, error, isFetching, isLoading, refetch } = useReadPromptQuery({
    name: savePromptLimits.name.default,
  });
  const active = useMemo(() => (data === undefined ? null : readPromptVersion(data)), [data]);
  const models = useMemo(() => readModels(data), [data]);
  return {
    active,
    models,
    isLoading,
    isFetching,
    failure: error ? errorText(error, 'Failed to load prompt') : null,
    retry: () => void refetch(),
  };
}

/** Which models may be named; null where the server does not say. */
function readModels(answer: unknown): readonly string[] | null {
  const models: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'models') : undefined;
  return Array.isArray(models) ? models.filter((model: unknown) => typeof model === 'string') : null;
}
