import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowDownNarrowWide, ArrowDownWideNarrow } from 'lucide-react';
import { Icon, Select } from '@vaglio/ui';
import type { ListQuery } from '@vaglio/startups-data';
import { SORT_OPTIONS, topOptions } from './list-labels';

interface ListFiltersProps {
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery) => void;
}

/** Sort field, sort direction and eligibility. Each change returns to page 1. */
export function ListFilters({ query, onChange }: ListFiltersProps) {
  const change = (part: Partial<ListQuery>) => onChange({ ...query, ...part, page: 1, startup: '' });
  const isDescending = query.dir === 'desc';
  const text = isDescending ? 'Descending. Switch to ascending' : 'Ascending. Switch to descending';
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, '& > :not(button)': { flex: 1 } }}>
        <Select
          variant="bar"
          label="Sort"
          value={query.sort}
          options={SORT_OPTIONS}
          onChange={(sort) => change({ sort })}
        />
        <Button
          aria-label={text}
          title={text}
          onClick={() => change({ dir: isDescending ? 'asc' : 'desc' })}
          sx={{ px: '9px', borderColor: 'field' }}
        >
          <Icon of={isDescending ? ArrowDownWideNarrow : ArrowDownNarrowWide} />
        </Button>
      </Box>
      <Select
        variant="bar"
        label="Eligibility"
        value={query.top}
        options={topOptions(query.top)}
        onChange={(top) => change({ top })}
      />
    </>
  );
}
