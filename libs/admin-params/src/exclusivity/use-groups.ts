import { errorText } from '@vaglio/api-client';
import type { AwardGroup } from '@vaglio/contract';
import { useListAwardConfigQuery, useListAwardGroupsQuery } from '../hooks.gen';

const NO_GROUPS: readonly AwardGroup[] = [];

/** Loads all exclusivity groups. If loading fails, the list is empty. Source: spec §8. */
export function useGroups() {
  const { data, error, isFetching, refetch } = useListAwardGroupsQuery();
  return {
    groups: error || !data ? NO_GROUPS : data.items,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
  };
}

/** Loads the items of all exclusivity groups. `rows` is null until they are loaded. */
export function useGroupConfig() {
  const { data, error, isFetching, refetch } = useListAwardConfigQuery();
  return {
    rows: error || !data ? null : data.items,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
  };
}
