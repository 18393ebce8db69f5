import { errorText } from '@vaglio/api-client';
import type { UserPage } from '@vaglio/contract';
import type { PageQuery } from '@vaglio/startups-domain';
import { useListUsersQuery } from '../admin-users.api';

const NO_USERS: UserPage = { items: [], total: 0 };

/** One page of the accounts; a failed load empties the list. Source: spec §8. */
export function useUserPage({ q, page, pageSize }: PageQuery) {
  const { data, error, isFetching, refetch } = useListUsersQuery({ page, pageSize, q: q || undefined });
  const { items: users, total, invites_by: invitesBy } = error || !data ? NO_USERS : data;
  const failure = error ? errorText(error, 'Failed to load users') : null;
  return { users, total, invitesBy, isFetching, failure, retry: () => void refetch() };
}
