import { skipToken } from '@reduxjs/toolkit/query';
import { errorText } from '@vaglio/api-client';
import type { Person } from '@vaglio/contract';
import { useListPeopleQuery } from '@vaglio/startups-data';

const EVERYBODY = 500;
const NOBODY: readonly Person[] = [];

/**
 * People who have access, by name.
 * @param isAsked whether they are needed already
 * @returns `isKnown` also when they cannot be had; `failure` says why then
 */
export function usePeople(isAsked = true) {
  const { data, error, refetch } = useListPeopleQuery(isAsked ? { limit: EVERYBODY } : skipToken);
  return {
    people: data?.items ?? NOBODY,
    isKnown: data !== undefined || error !== undefined,
    failure: error && !data ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
  };
}
