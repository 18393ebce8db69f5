import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ListQuery, type Mode, tabOf, useListInvestmentsQuery, withMode } from '@vaglio/startups-data';
import { formatCount, TABULAR } from '@vaglio/ui';

/** On wide screens that of the bar, so that the line under the tab is the bar's own. */
const HEIGHT = { xs: 44, md: 56 };
const TABS = { flexShrink: 0, minHeight: HEIGHT, '& .MuiTab-root': { minHeight: HEIGHT } };
const MODE_LABELS = [
  ['active', 'Active'],
  ['rejected', 'Rejected'],
] as const;

interface ModeTabsProps {
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery) => void;
  /** Id of the list below. */
  readonly controls: string;
}

/** Active and Rejected, each with how many it holds. */
export function ModeTabs({ query, onChange, controls }: ModeTabsProps) {
  const current = query.layout === 'board' ? null : tabOf(query); // the board has both
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
          label={<TabLabel mode={mode} label={label} isCurrent={mode === current} />}
        />
      ))}
    </Tabs>
  );
}

function TabLabel({
  mode,
  label,
  isCurrent,
}: {
  readonly mode: Mode;
  readonly label: string;
  readonly isCurrent: boolean;
}) {
  const count = useModeCount(mode);
  return (
    <span>
      {label}{' '}
      <Box component="span" sx={[COUNT, { color: isCurrent ? 'primary.main' : 'muted' }]}>
        {count !== null && formatCount(count)}
      </Box>
    </span>
  );
}

/** Two digits have their room before they are there. */
const COUNT = {
  ...TABULAR,
  display: 'inline-block',
  minWidth: '2ch',
  textAlign: 'left',
  ml: '3px',
  typography: 'caption',
};

/** How many startups a tab holds without any filter; null as long as that is not known. */
function useModeCount(mode: Mode): number | null {
  const { data, error } = useListInvestmentsQuery({
    mode,
    page: 1,
    pageSize: 1,
    withAwards: 0,
    withArticles: 0,
  });
  return error ? null : (data?.total ?? null);
}
