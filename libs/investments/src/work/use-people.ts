import { skipToken } from '@reduxjs/toolkit/query';
import { useListPeopleQuery, type Person } from '@vaglio/startups-data';

const EVERYBODY = 500;
const NOBODY: readonly Person[] = [];

/**
 * People who have access, by name.
 * @param isAsked whether they are needed already
 * @returns `isKnown` also when they cannot be had
 */
export function usePeople(isAsked = true) {
  const { data, error } = useListPeopleQuery(isAsked ? { limit: EVERYBODY } : skipToken);
  return { people: data?.items ?? NOBODY, isKnown: data !== undefined || error !== undefined };
}
