import { useMemo } from 'react';
import { errorText } from '@vaglio/api-client';
import { useListParametersQuery } from '@vaglio/startups-data';
import type { PageQuery } from '@vaglio/ui';
import { readParameterPage } from './parameter-page';

/** One page of the parameters; a failed load empties the list. Source: spec §8. */
export function useParameterPage({ q, page, pageSize }: PageQuery) {
  const { data, error, isFetching, refetch } = useListParametersQuery({ page, pageSize, q: q || undefined });
  const shown = useMemo(() => readParameterPage(error ? undefined : data), [data, error]);
  const failure = error ? errorText(error, 'Failed to load parameters') : null;
  return { ...shown, isFetching, failure, retry: () => void refetch() };
}
