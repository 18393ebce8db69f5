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

/** Returns the id that connects a tab with its panel. */
export const tabIdOf = (tab: UnreadTab) => `unread-tab-${tab}`;
export const PANEL_ID = 'unread-panel';

/** Tabs for all unread pages, for each reason that occurs, and for permanently excluded pages. */
export function UnreadTabs({ tab, list, onChange }: UnreadTabsProps) {
  const { open_count, never_count, reasons } = list;
  const ofReason = reasons.map(({ reason, count }) => [reason, shortReason(reason), count] as const);
  // The user may have just resolved the last page with a reason. The tab of this reason remains as long as it is
  // selected.
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
