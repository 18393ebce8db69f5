import { useMemo } from 'react';
import { errorText } from '@vaglio/api-client';
import { usePageQuery } from '@vaglio/ui';
import { useListPromptsQuery } from '../endpoints.gen';
import { readHistory } from '../version/prompt-version';
import { savePromptLimits } from '../limits.gen';

/** The page of the history that the address shows, and a way to another. Source: spec §7. */
export function useHistory() {
  const { query, show } = usePageQuery();
  const { q, page, pageSize } = query;
  const { data, error, isFetching, refetch } = useListPromptsQuery({
    name: savePromptLimits.name.default,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    q: q || undefined,
  });
  const shown = useMemo(() => readHistory(error ? undefined : data), [data, error]);
  return {
    query,
    show,
    ...shown,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
  };
}
