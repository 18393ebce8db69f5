import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import {
  type ListQuery,
  type Mode,
  tabOf,
  toCountArg,
  useListInvestmentsQuery,
  withMode,
} from '@vaglio/startups-data';
import { formatCount, TABULAR } from '@vaglio/ui';

/**
 * Height in px. On wide screens, it equals the bar height, so that the line below the tab coincides with the bar's
 * border.
 */
const HEIGHT = { xs: 44, md: 56 };
const TABS = { flexShrink: 0, minHeight: HEIGHT, '& .MuiTab-root': { minHeight: HEIGHT } };
const MODE_LABELS = [
  ['active', 'Active'],
  ['rejected', 'Rejected'],
] as const;

interface ModeTabsProps {
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery) => void;
  /** Id of the list that the tabs control. */
  readonly controls: string;
}

/** Tabs 'Active' and 'Rejected', each with its number of startups. */
export function ModeTabs({ query, onChange, controls }: ModeTabsProps) {
  const current = query.layout === 'board' ? null : tabOf(query); // the board shows startups of both tabs
  return (
    <Tabs
      aria-label="Which startups"
      value={current ?? false}
      onChange={(_event, mode: Mode) => onChange(withMode(query, mode))}
      sx={TABS}
    >
      {MODE_LABELS.map(([mode, label]) => (
        <Tab
          key={mode}
          value={mode}
          aria-controls={controls}
          label={<TabLabel mode={mode} later={query.later} label={label} isCurrent={mode === current} />}
        />
      ))}
    </Tabs>
  );
}

function TabLabel({
  mode,
  later,
  label,
  isCurrent,
}: {
  readonly mode: Mode;
  readonly later: ListQuery['later'];
  readonly label: string;
  readonly isCurrent: boolean;
}) {
  const count = useModeCount(mode, later);
  return (
    <span>
      {label}{' '}
      <Box component="span" sx={[COUNT, { color: isCurrent ? 'primary.main' : 'muted' }]}>
        {count !== null && formatCount(count)}
      </Box>
    </span>
  );
}

/** Style of the count. Its minimum width of two digits prevents a layout shift when the number arrives. */
const COUNT = {
  ...TABULAR,
  display: 'inline-block',
  minWidth: '2ch',
  textAlign: 'left',
  ml: '3px',
  typography: 'caption',
};

/** Returns the number of startups in the unfiltered list of a tab; null while unknown. */
function useModeCount(mode: Mode, later: ListQuery['later']): number | null {
  const { data, error } = useListInvestmentsQuery(toCountArg(mode, later));
  return error ? null : (data?.total ?? null);
}
