import { errorText } from '@vaglio/api-client';
import type { AwardGroup } from '@vaglio/contract';
import { useListAwardConfigQuery, useListAwardGroupsQuery } from '../hooks.gen';

const NO_GROUPS: readonly AwardGroup[] = [];

/** All groups; a failed load empties the list. Source: spec §8. */
export function useGroups() {
  const { data, error, isFetching, refetch } = useListAwardGroupsQuery();
  return {
    groups: error || !data ? NO_GROUPS : data.items,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
  };
}

/** Every item of every group; `rows` is null while it is not known. */
export function useGroupConfig() {
  const { data, error, isFetching, refetch } = useListAwardConfigQuery();
  return {
    rows: error || !data ? null : data.items,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
  };
}
