import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { formatCount, TABULAR } from '@vaglio/ui';

interface FilterChipsProps<Filter extends string> {
  readonly chosen: Filter;
  readonly filters: readonly Filter[];
  readonly labels: Readonly<Record<Filter, string>>;
  /** Number of entries per filter; null while loading. */
  readonly counts: Readonly<Partial<Record<Filter, number>>> | null;
  readonly onChoose: (filter: Filter) => void;
}

/**
 * Filters of a tab, each with its count. The first filter shows all entries and has no count, because the tab shows it.
 */
export function FilterChips<Filter extends string>(props: FilterChipsProps<Filter>) {
  const { chosen, filters, labels, counts, onChoose } = props;
  return (
    <Box role="group" aria-label="Filter" sx={FILTERS}>
      {filters.map((filter, index) => {
        const count = index === 0 ? undefined : counts?.[filter];
        return (
          <ButtonBase
            key={filter}
            aria-pressed={filter === chosen}
            onClick={() => onChoose(filter)}
            sx={CHIP}
          >
            {labels[filter]}
            {count !== undefined && (
              <Box component="span" sx={COUNT}>
                {formatCount(count)}
              </Box>
            )}
          </ButtonBase>
        );
      })}
    </Box>
  );
}

const FILTERS = { display: 'flex', flexWrap: { md: 'wrap' }, gap: 2, py: 3, overflowX: 'auto' };
const CHIP = {
  flexShrink: 0,
  height: { xs: 44, md: 32 },
  px: '11px',
  border: 1,
  borderColor: 'borderStrong',
  borderRadius: 1,
  typography: 'body2',
  fontWeight: 550,
  bgcolor: 'background.paper',
  transition: 'background-color 120ms',
  '&:hover': { bgcolor: 'sunken' },
  '&[aria-pressed="true"]': {
    bgcolor: 'accentSoft',
    borderColor: 'primary.main',
    color: 'accentSoftText',
  },
};
const COUNT = { ...TABULAR, ml: '6px', typography: 'caption', color: 'muted' };
