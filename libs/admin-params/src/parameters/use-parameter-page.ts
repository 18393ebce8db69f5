import { errorText } from '@vaglio/api-client';
import type { ParameterPage } from '@vaglio/contract';
import { useListParametersQuery } from '@vaglio/startups-data';
import type { PageQuery } from '@vaglio/startups-domain';

const EMPTY_PAGE: ParameterPage = { parameters: [], total: 0 };

/** One page of the parameters; a failed load empties the list. Source: spec §8. */
export function useParameterPage({ q, page, pageSize }: PageQuery) {
  const { data, error, isFetching, refetch } = useListParametersQuery({ page, pageSize, q: q || undefined });
  const { parameters, total } = error || !data ? EMPTY_PAGE : data;
  const failure = error ? errorText(error, 'Failed to load parameters') : null;
  return { parameters, total, isFetching, failure, retry: () => void refetch() };
}
