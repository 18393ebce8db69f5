import { AddFilter } from '../filters/AddFilter';
import type { ListQuery } from '@vaglio/startups-data';
import { CantonSectorFilters } from './CantonSectorFilters';

interface MoreFiltersProps {
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery) => void;
}

/** Canton and sector filters, and the button for all other filters. Each change returns to page 1. */
export function MoreFilters(props: MoreFiltersProps) {
  return (
    <>
      <CantonSectorFilters {...props} />
      <AddFilter {...props} />
    </>
  );
}
