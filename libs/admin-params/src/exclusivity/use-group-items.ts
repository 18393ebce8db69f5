import { useMemo } from 'react';
import { errorText } from '@vaglio/api-client';
import { useListParameterChoicesQuery } from '@vaglio/startups-data';
import { useListAwardGroupItemsQuery } from '../admin-params.api';
import { readParameters } from '../parameters/parameter-page';
import { readItems } from './exclusivity-lists';

/** Items of one group with their parameters' weights; null where the server does not tell them. Source: spec §7 and §8. */
export function useGroupItems(groupId: string) {
  const { currentData, error, isFetching, refetch } = useListAwardGroupItemsQuery({ id: groupId });
  const { parameters } = useParameterChoices();
  const items = useMemo(() => {
    const weights = new Map(parameters.map(({ parameterID, value }) => [parameterID, value]));
    return readItems(error ? undefined : currentData).map((item) => ({
      ...item,
      value: weights.get(item.parameter_id) ?? null,
    }));
  }, [currentData, error, parameters]);
  const failure = error ? errorText(error, 'Failed to load') : null;
  return {
    items,
    isLoaded: currentData !== undefined && !error,
    isFetching,
    failure,
    retry: () => void refetch(),
  };
}

/** All parameters, to choose from. */
export function useParameterChoices() {
  const { data, error, isFetching, refetch } = useListParameterChoicesQuery();
  const parameters = useMemo(() => readParameters(error ? undefined : data), [data, error]);
  return {
    parameters,
    isFetching,
    failure: error ? errorText(error, 'Failed to load parameters') : null,
    retry: () => void refetch(),
  };
}
