import Box from '@mui/material/Box';
import { type Mode, tabOf, withMode, type ListQuery } from '@vaglio/startups-data';
import { formatCount, TabBar, TABULAR } from '@vaglio/ui';
import { useModeCount } from './use-mode-count';

/** On wide screens that of the bar, so that the line under the tab is the bar's own. */
const HEIGHT = { xs: 44, md: 56 };

interface ModeTabsProps {
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery) => void;
  /** Id of the list below. */
  readonly controls: string;
}

/** Active and Rejected, each with how many it holds. */
export function ModeTabs({ query, onChange, controls }: ModeTabsProps) {
  const current = query.layout === 'board' ? null : tabOf(query); // the board has both
  const tab = (mode: Mode, label: string) => ({
    value: mode,
    label: <TabLabel mode={mode} label={label} isCurrent={mode === current} />,
  });
  return (
    <TabBar
      label="Which startups"
      tabs={[tab('active', 'Active'), tab('rejected', 'Rejected')]}
      shown={current}
      onShow={(mode) => onChange(withMode(query, mode))}
      controls={controls}
      sx={{ flexShrink: 0, minHeight: HEIGHT }}
    />
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
