import {
  type ListQuery,
  CANTON_CHOICES,
  cantonName,
  SECTOR_CHOICES,
  sectorName,
} from '@vaglio/startups-data';
import { CantonSectorFilter } from './CantonSectorFilter';

interface CantonSectorFiltersProps {
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery) => void;
}

/** Canton and sector filters. Each change returns to page 1. */
export function CantonSectorFilters({ query, onChange }: CantonSectorFiltersProps) {
  const change = (part: Partial<ListQuery>) => onChange({ ...query, ...part, page: 1, startup: '' });
  return (
    <>
      <CantonSectorFilter
        label="Canton"
        choices={CANTON_CHOICES}
        nameOf={cantonName}
        chosen={query.canton}
        onChange={(canton) => change({ canton })}
        query={query}
        filter="canton"
      />
      <CantonSectorFilter
        label="Sector"
        choices={SECTOR_CHOICES}
        nameOf={sectorName}
        chosen={query.sector}
        onChange={(sector) => change({ sector })}
        query={query}
        filter="sector"
      />
    </>
  );
}
