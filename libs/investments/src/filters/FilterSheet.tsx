import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { formatCount, Icon } from '@vaglio/ui';
import { LayoutSwitch } from '../list/LayoutSwitch';
import { ListFilters } from '../list/ListFilters';
import { isNarrowed, withoutFilters, type ListQuery } from '@vaglio/startups-data';
import { resultNoun } from '../list/list-labels';
import { CantonSectorFilters } from '../list/CantonSectorFilters';
import { filterName, type FilterKind } from './filter-kinds';
import { FilterEditor } from './FilterEditor';
import { FilterRows } from './FilterRows';

interface FilterSheetProps {
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery) => void;
  /** Number of startups that match the filters; null while unknown. */
  readonly total: number | null;
  readonly onClose: () => void;
}

/**
 * Bottom sheet with all filters, for phones. Each change is applied immediately, and the button shows the number of
 * matching startups. The sheet is open as long as it is mounted.
 */
export function FilterSheet({ query, onChange, total, onClose }: FilterSheetProps) {
  const titleId = useId();
  const [kind, setKind] = useState<FilterKind | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed element disappears, so the focus moves to the title, which is always present.
  const show = (next: FilterKind | null) => {
    setKind(next);
    title.current?.focus();
  };
  const clear = () => {
    onChange({ ...withoutFilters(query), q: query.q });
    title.current?.focus();
  };
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: SHEET } }}
    >
      <Box sx={HEAD}>
        {kind && (
          <IconButton aria-label="Back to all filters" edge="start" onClick={() => show(null)}>
            <Icon of={ArrowLeft} size={18} />
          </IconButton>
        )}
        <Typography ref={title} id={titleId} tabIndex={-1} component="h2" variant="h3" sx={TITLE}>
          {kind ? filterName(kind) : 'Filters'}
        </Typography>
        {!kind && isNarrowed({ ...query, q: '' }) && (
          // The search is not part of the sheet, so it is kept.
          <Button variant="text" onClick={clear}>
            Clear all
          </Button>
        )}
      </Box>
      {kind ? (
        <Box sx={{ overflowY: 'auto' }}>
          <FilterEditor kind={kind} query={query} onChange={onChange} onClose={() => show(null)} />
        </Box>
      ) : (
        <>
          <Box sx={BODY}>
            <ListFilters query={query} onChange={onChange} />
            <CantonSectorFilters query={query} onChange={onChange} />
            <FilterRows query={query} onOpen={show} />
            <LayoutSwitch query={query} onChange={onChange} offered={ON_PHONES} />
          </Box>
          <Box sx={FOOT}>
            <Button variant="contained" fullWidth onClick={onClose}>
              {total === null
                ? 'Show startups'
                : `Show ${formatCount(total)} ${resultNoun(total, { mode: 'active', top: 'all' })}`}
            </Button>
          </Box>
        </>
      )}
    </Drawer>
  );
}

/** Layouts that are available on phones, which are too narrow for the table. */
const ON_PHONES = ['cards', 'board'] as const;
const SHEET = {
  width: '100%',
  maxWidth: 'none',
  maxHeight: '90vh',
  borderRadius: '12px 12px 0 0',
  pb: 'env(safe-area-inset-bottom)',
};
const HEAD = { display: 'flex', alignItems: 'center', gap: 2, minHeight: 56, px: 4, flex: 'none' };
const TITLE = { flex: 1, outline: 'none' };
const BODY = { display: 'grid', gap: 2, px: 4, pb: 4, overflowY: 'auto' };
const FOOT = { flex: 'none', p: 3, borderTop: 1, borderColor: 'border' };
