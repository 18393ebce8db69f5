import { useMemo } from 'react';
import { errorText } from '@vaglio/api-client';
import { useListRolesQuery } from '../hooks.gen';
import { assignableRoles } from './assignable-roles';

/** The roles that the person may give; asked for when this is first mounted. Source: spec §2 and §8. */
export function useRoles() {
  const { data, error, isFetching, refetch } = useListRolesQuery();
  const roles = useMemo(() => assignableRoles(error || !data ? [] : data.roles), [data, error]);
  return {
    roles,
    isFetching,
    failure: error ? errorText(error, 'Failed to load roles') : null,
    reload: () => void refetch(),
  };
}
