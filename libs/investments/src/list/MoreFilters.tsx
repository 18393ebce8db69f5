import { AddFilter } from '../filters/AddFilter';
import type { ListQuery } from '@vaglio/startups-data';
import { CantonSectorFilters } from './CantonSectorFilters';

interface MoreFiltersProps {
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery) => void;
}

/** Cantons, sectors, and the way to the other filters. Each change leads to page 1. */
export function MoreFilters(props: MoreFiltersProps) {
  return (
    <>
      <CantonSectorFilters {...props} />
      <AddFilter {...props} />
    </>
  );
}
