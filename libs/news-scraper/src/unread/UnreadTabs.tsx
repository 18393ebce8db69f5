import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { UnreadPageList } from '@vaglio/contract';
import { CountedLabel } from '@vaglio/ui';
import { shortReason } from '../reason-text';
import type { UnreadTab } from './use-unread-pages';

interface UnreadTabsProps {
  readonly tab: UnreadTab;
  readonly list: UnreadPageList;
  readonly onChange: (tab: UnreadTab) => void;
}

/** Ids that tie a tab to its panel. */
export const tabIdOf = (tab: UnreadTab) => `unread-tab-${tab}`;
export const PANEL_ID = 'unread-panel';

/** All, one tab for each reason that there is, and those that are never tried. */
export function UnreadTabs({ tab, list, onChange }: UnreadTabsProps) {
  const { open_count, never_count, reasons } = list;
  const ofReason = reasons.map(({ reason, count }) => [reason, shortReason(reason), count] as const);
  // The last page of a reason may just have been decided: its tab stays while it is open.
  const isGone = tab !== 'all' && tab !== 'never' && !reasons.some(({ reason }) => reason === tab);
  const tabs: readonly (readonly [UnreadTab, string, number])[] = [
    ['all', 'All', open_count],
    ...ofReason,
    ...(isGone ? [[tab, shortReason(tab), 0] as const] : []),
    ['never', 'Never', never_count],
  ];
  return (
    <Tabs
      value={tab}
      aria-label="Unread pages"
      variant="scrollable"
      scrollButtons={false}
      onChange={(_event, next: UnreadTab) => onChange(next)}
      sx={{ px: 4, borderTop: 1, borderBottom: 1, borderColor: 'border' }}
    >
      {tabs.map(([key, label, count]) => (
        <Tab
          key={key}
          value={key}
          id={tabIdOf(key)}
          aria-controls={PANEL_ID}
          label={
            <CountedLabel count={count} isShown={key === tab}>
              {label}
            </CountedLabel>
          }
        />
      ))}
    </Tabs>
  );
}
