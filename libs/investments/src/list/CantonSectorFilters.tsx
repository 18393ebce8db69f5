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

/** Cantons and sectors. Each change leads to page 1. */
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
      />
      <CantonSectorFilter
        label="Sector"
        choices={SECTOR_CHOICES}
        nameOf={sectorName}
        chosen={query.sector}
        onChange={(sector) => change({ sector })}
      />
    </>
  );
}
