import { useMemo } from 'react';
import { errorText } from '@vaglio/api-client';
import type { PageQuery } from '@vaglio/ui';
import { useListUsersQuery } from '../admin-users.api';
import { readUserPage } from './user';

/** One page of the accounts; a failed load empties the list. Source: spec §8. */
export function useUserPage({ q, page, pageSize }: PageQuery) {
  const { data, error, isFetching, refetch } = useListUsersQuery({ page, pageSize, q: q || undefined });
  const shown = useMemo(() => readUserPage(error ? undefined : data), [data, error]);
  const failure = error ? errorText(error, 'Failed to load users') : null;
  return { ...shown, isFetching, failure, retry: () => void refetch() };
}
