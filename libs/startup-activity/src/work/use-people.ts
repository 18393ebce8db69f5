import { skipToken } from '@reduxjs/toolkit/query';
import { errorText } from '@vaglio/api-client';
import type { Person } from '@vaglio/contract';
import { useListPeopleQuery } from '@vaglio/startups-data';

const EVERYBODY = 500;
const NOBODY: readonly Person[] = [];

/**
 * Returns the users with access, sorted by name.
 * @param isAsked false to delay the request
 * @returns `isKnown`, which is also true after a failure; `failure`, its error text
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
