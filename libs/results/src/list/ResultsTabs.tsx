import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { CountedLabel } from '@vaglio/ui';
import type { ResultsTab } from './results-view';

interface ResultsTabsProps {
  readonly tab: ResultsTab;
  /** The tabs that there are, each with its entries under the present search; null until known. */
  readonly totals: Readonly<Partial<Record<ResultsTab, number | null>>>;
  readonly onChange: (tab: ResultsTab) => void;
}

const TABS = [
  ['raw', 'Raw'],
  ['curated', 'Curated'],
  ['imports', 'Imports'],
  ['decisions', 'Decisions'],
  ['deleted', 'Deleted'],
] as const;

/** Ids that tie a tab to its panel. */
export const tabIdOf = (tab: ResultsTab) => `results-tab-${tab}`;
export const PANEL_ID = 'results-panel';

/** Raw, Curated, Decisions and, for those who may delete, Deleted, each with its count where it is known. */
export function ResultsTabs({ tab, totals, onChange }: ResultsTabsProps) {
  return (
    <Tabs
      aria-label="Results"
      value={tab}
      onChange={(_event, next: ResultsTab) => onChange(next)}
      variant="scrollable"
      scrollButtons={false}
      sx={{ borderTop: 1, borderBottom: 1, borderColor: 'border', '& .MuiTabs-list': { px: 4 } }}
    >
      {TABS.filter(([key]) => totals[key] !== undefined).map(([key, label]) => (
        <Tab
          key={key}
          value={key}
          id={tabIdOf(key)}
          aria-controls={PANEL_ID}
          label={
            <CountedLabel count={totals[key] ?? null} isShown={key === tab}>
              {label}
            </CountedLabel>
          }
        />
      ))}
    </Tabs>
  );
}
