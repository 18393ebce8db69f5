import { skipToken } from '@reduxjs/toolkit/query';
import { useReadFilterValuesQuery, type AdvancedFilters } from '@vaglio/startups-data';
import type { ValueNames } from './filter-text';

/** Returns the names of the awards and people in the filters. Deleted awards and people have the name null. */
export function useValueNames({ award, award_not, assignee }: AdvancedFilters): ValueNames {
  const awards = [...new Set([...award, ...award_not])].join(',');
  const people = assignee.filter((value) => value !== 'me' && value !== 'nobody').join(',');
  const named = useReadFilterValuesQuery(awards === '' ? skipToken : { filter: 'award', award: awards });
  const known = useReadFilterValuesQuery(
    people === '' ? skipToken : { filter: 'assignee', assignee: people },
  );
  return new Map(
    [...(named.data?.items ?? []), ...(known.data?.items ?? [])].map(({ value, label }) => [value, label]),
  );
}
