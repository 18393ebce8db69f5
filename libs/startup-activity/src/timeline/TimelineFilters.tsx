import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Timeline } from '@vaglio/contract';
import { formatCount, TABULAR } from '@vaglio/ui';
import type { TimelineKind } from './use-timeline';

/** Filters of the timeline. Edits of fields have no filter and appear only in All. */
const FILTERS = [
  ['all', 'All'],
  ['decision', 'Decisions'],
  ['note', 'Notes'],
  ['news', 'News'],
  ['score', 'Score'],
] as const;
type Filter = (typeof FILTERS)[number][0];

interface TimelineFiltersProps {
  readonly kind: TimelineKind | undefined;
  readonly onChange: (kind: TimelineKind | undefined) => void;
  /** Numbers of entries, keyed by kind. null while they are loading. */
  readonly counts: Timeline['counts'] | null;
}

/** Buttons that filter the timeline by kind of entry, with counts. */
export function TimelineFilters({ kind, onChange, counts }: TimelineFiltersProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={FILTERS.find(([filter]) => filter === kind)?.[0] ?? 'all'}
      onChange={(_event, filter: Filter | null) => {
        if (filter !== null) onChange(filter === 'all' ? undefined : filter);
      }}
      aria-label="Kind of entries"
      sx={FILTER_BAR}
    >
      {FILTERS.map(([filter, label]) => (
        <ToggleButton key={filter} value={filter} sx={PILL}>
          {label}{' '}
          {counts && (
            <Box component="span" sx={{ ...TABULAR, ml: 1, color: 'muted' }}>
              {formatCount(counts[filter])}
            </Box>
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Style of the filter bar, which scrolls horizontally on phones. */
const FILTER_BAR = { display: 'flex', gap: 1, mb: 4, maxWidth: '100%', overflowX: 'auto' };
const PILL = {
  '&&': { border: 0, borderRadius: '6px', m: 0 },
  px: 3,
  whiteSpace: 'nowrap',
  '&.Mui-selected': { bgcolor: 'accentSoft', color: 'accentSoftText' },
};
