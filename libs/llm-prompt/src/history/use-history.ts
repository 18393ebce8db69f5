import { errorText } from '@vaglio/api-client';
import { type PromptPage, savePromptLimits } from '@vaglio/contract';
import { usePageQuery } from '@vaglio/ui';
import { useListPromptsQuery } from '../hooks.gen';

const NO_VERSIONS: PromptPage = { items: [], total: 0 };

/** Loads the history page in the address, and returns a function that opens another page. Source: spec §7. */
export function useHistory() {
  const { query, show } = usePageQuery();
  const { q, page, pageSize } = query;
  const { data, error, isFetching, refetch } = useListPromptsQuery({
    name: savePromptLimits.name.default,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    q: q || undefined,
  });
  const { items, total } = error || !data ? NO_VERSIONS : data;
  return {
    query,
    show,
    versions: items,
    total,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
  };
}
