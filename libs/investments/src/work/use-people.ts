import { skipToken } from '@reduxjs/toolkit/query';
import { useListPeopleQuery, type Person } from '@vaglio/startups-data';

const EVERYBODY = 500;
const NOBODY: readonly Person[] = [];

/** People who have access, by name. @param isAsked whether they are needed already */
export function usePeople(isAsked = true): readonly Person[] {
  const { data } = useListPeopleQuery(isAsked ? { limit: EVERYBODY } : skipToken);
  return data?.items ?? NOBODY;
}
