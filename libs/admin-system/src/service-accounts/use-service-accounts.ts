import { errorText } from '@vaglio/api-client';
import type { ServiceAccount } from '@vaglio/contract';
import type { PageQuery } from '@vaglio/startups-domain';
import { useListServiceAccountsQuery, useListServiceTokensQuery } from '../endpoints.gen';

const NONE: readonly ServiceAccount[] = [];

/** Loads a page of service accounts. If loading fails, the list is empty. */
export function useServiceAccounts({ q, page, pageSize }: PageQuery) {
  const { data, error, isFetching, refetch } = useListServiceAccountsQuery({
    page,
    pageSize,
    q: q || undefined,
  });
  return {
    accounts: error ? NONE : (data?.items ?? NONE),
    total: error ? 0 : (data?.total ?? 0),
    isFetching,
    failure: error ? errorText(error, 'Failed to load service accounts') : null,
    retry: () => void refetch(),
  };
}

/** Loads the tokens of a service account. Revoked tokens are not included. */
export function useServiceTokens(id: string) {
  const { data, error, isLoading, isFetching, refetch } = useListServiceTokensQuery({ id });
  return {
    tokens: data && !error ? data.items : [],
    usableScopes: data?.usable_scopes,
    isKnown: data !== undefined && !error,
    isLoading,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
  };
}
