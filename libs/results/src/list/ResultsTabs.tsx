import { CountedLabel, TabBar } from '@vaglio/ui';
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
    <TabBar
      label="Results"
      shown={tab}
      onShow={onChange}
      controls={PANEL_ID}
      sx={{ px: 4, borderTop: 1, borderBottom: 1, borderColor: 'border' }}
      tabs={TABS.filter(([key]) => totals[key] !== undefined).map(([key, label]) => ({
        value: key,
        id: tabIdOf(key),
        label: (
          <CountedLabel count={totals[key] ?? null} isShown={key === tab}>
            {label}
          </CountedLabel>
        ),
      }))}
    />
  );
}
