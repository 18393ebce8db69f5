import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { FeatureBoundary, Icon, preload, TABULAR, useHotkeys } from '@vaglio/ui';
import { FILTER_HOTKEYS } from './filter-hotkeys';
import { activeFilters } from '../list/active-filters';
import type { ListQuery } from '@vaglio/startups-data';
import { kindsOf } from './set-filter';

const loadSheet = () => import('./FilterSheet');
const FilterSheet = lazy(() => loadSheet().then((module) => ({ default: module.FilterSheet })));

const preloadSheet = () => preload(loadSheet);

interface PhoneFiltersProps {
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery) => void;
  /** Number of startups in the list; null while unknown. */
  readonly total: number | null;
}

/** Button for phones that opens all filters (hotkey f). It shows the number of active filters. */
export function PhoneFilters({ query, onChange, total }: PhoneFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useHotkeys(FILTER_HOTKEYS, { f: () => setIsOpen(true) });
  const count = activeFilters({ ...query, q: '' }).length + kindsOf(query).length;
  return (
    <>
      <Button
        aria-label={count === 0 ? 'Filters' : `Filters, ${count} set`}
        title="Filters"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preloadSheet}
        onFocus={preloadSheet}
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
        <FeatureBoundary fallback={null} onClose={close}>
          <FilterSheet query={query} onChange={onChange} total={total} onClose={close} />
        </FeatureBoundary>
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
