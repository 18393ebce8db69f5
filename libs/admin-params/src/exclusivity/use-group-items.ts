import { useMemo } from 'react';
import { errorText } from '@vaglio/api-client';
import type { ParameterChoice } from '@vaglio/contract';
import { useListParameterChoicesQuery } from '@vaglio/startups-data';
import { useListAwardGroupItemsQuery } from '../hooks.gen';
import { weightedItems } from './weighted-items';

const NO_PARAMETERS: readonly ParameterChoice[] = [];

/**
 * Loads the items of an exclusivity group with the weights of their parameters, highest precedence first. Source: spec
 * §7 and §8.
 */
export function useGroupItems(groupId: string) {
  const { currentData, error, isFetching, refetch } = useListAwardGroupItemsQuery({ id: groupId });
  const { parameters } = useParameterChoices();
  const items = useMemo(
    () => (error || !currentData ? [] : weightedItems(currentData.items, parameters)),
    [currentData, error, parameters],
  );
  const failure = error ? errorText(error, 'Failed to load') : null;
  return {
    items,
    isLoaded: currentData !== undefined && !error,
    isFetching,
    failure,
    retry: () => void refetch(),
  };
}

/** Loads all parameters as options of a select field. */
export function useParameterChoices() {
  const { data, error, isFetching, refetch } = useListParameterChoicesQuery();
  return {
    parameters: error || !data ? NO_PARAMETERS : data.parameters,
    isFetching,
    failure: error ? errorText(error, 'Failed to load parameters') : null,
    retry: () => void refetch(),
  };
}
