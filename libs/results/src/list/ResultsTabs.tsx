import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { formatCount, TABULAR } from '@vaglio/ui';
import type { ResultsTab } from './results-view';

interface ResultsTabsProps {
  readonly tab: ResultsTab;
  /** Entries under the present search; null until known. */
  readonly totals: Readonly<Record<ResultsTab, number | null>>;
  readonly onChange: (tab: ResultsTab) => void;
}

const TABS = [
  ['raw', 'Raw'],
  ['curated', 'Curated'],
] as const;

/** Ids that tie a tab to its panel. */
export const tabIdOf = (tab: ResultsTab) => `results-tab-${tab}`;
export const PANEL_ID = 'results-panel';

/** Raw and Curated, each with its count. */
export function ResultsTabs({ tab, totals, onChange }: ResultsTabsProps) {
  return (
    <Tabs
      value={tab}
      aria-label="Results"
      onChange={(_event, next: ResultsTab) => onChange(next)}
      sx={{ px: 4, borderTop: 1, borderBottom: 1, borderColor: 'border' }}
    >
      {TABS.map(([key, label]) => (
        <Tab
          key={key}
          value={key}
          id={tabIdOf(key)}
          aria-controls={PANEL_ID}
          label={
            <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
              {label}
              {totals[key] !== null && (
                <Box
                  component="span"
                  sx={{
                    ...TABULAR,
                    typography: 'caption',
                    fontWeight: 550,
                    color: key === tab ? 'primary.main' : 'muted',
                  }}
                >
                  {formatCount(totals[key])}
                </Box>
              )}
            </Box>
          }
        />
      ))}
    </Tabs>
  );
}
