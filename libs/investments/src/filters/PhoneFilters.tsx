import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { Icon, TABULAR, useHotkeys } from '@vaglio/ui';
import { FILTER_HOTKEYS } from './filter-hotkeys';
import { FilterSheet } from './FilterSheet';
import { activeFilters } from '../list/active-filters';
import type { ListQuery } from '@vaglio/startups-data';
import { kindsOf } from './set-filter';

interface PhoneFiltersProps {
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery) => void;
  /** Null while it is not known. */
  readonly total: number | null;
}

/** The one button of a phone that leads to all filters, with how many are set. Its key is f. */
export function PhoneFilters({ query, onChange, total }: PhoneFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  useHotkeys(FILTER_HOTKEYS, { f: () => setIsOpen(true) });
  const count = activeFilters({ ...query, q: '' }).length + kindsOf(query).length;
  return (
    <>
      <Button
        aria-label={count === 0 ? 'Filters' : `Filters, ${count} set`}
        title="Filters"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        sx={{ width: 44, p: 0, borderColor: 'field', position: 'relative' }}
      >
        <Icon of={SlidersHorizontal} size={18} />
        {count > 0 && (
          <Box component="span" aria-hidden="true" sx={COUNT}>
            {count}
          </Box>
        )}
      </Button>
      {isOpen && (
        <FilterSheet query={query} onChange={onChange} total={total} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

const COUNT = {
  ...TABULAR,
  position: 'absolute',
  top: -8,
  right: -8,
  minWidth: 18,
  height: 18,
  px: '5px',
  borderRadius: '9px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.6875rem',
  fontWeight: 620,
  lineHeight: '18px',
};
