import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { CountedLabel } from '@vaglio/ui';
import type { ResultsTab } from './results-view';

interface ResultsTabsProps {
  readonly tab: ResultsTab;
  /** Available tabs with the number of matching entries, which is null while loading. */
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

/** Returns the element id that connects a tab with its panel. */
export const tabIdOf = (tab: ResultsTab) => `results-tab-${tab}`;
export const PANEL_ID = 'results-panel';

/** Tabs with their counts. Only users who may delete startups see the tab Deleted. */
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
