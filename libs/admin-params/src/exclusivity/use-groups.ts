import { useMemo } from 'react';
import { errorText } from '@vaglio/api-client';
import { useListAwardConfigQuery, useListAwardGroupsQuery } from '../admin-params.api';
import { readConfig, readGroups } from './exclusivity-lists';

/** All groups; a failed load empties the list. Source: spec §8. */
export function useGroups() {
  const { data, error, isFetching, refetch } = useListAwardGroupsQuery();
  const groups = useMemo(() => readGroups(error ? undefined : data), [data, error]);
  return {
    groups,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
  };
}

/** Every item of every group; `rows` is null while it is not known. */
export function useConfig() {
  const { data, error, isFetching, refetch } = useListAwardConfigQuery();
  const rows = useMemo(() => (error || data === undefined ? null : readConfig(data)), [data, error]);
  return {
    rows,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
  };
}
