import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { memo } from 'react';
import type { Startup } from '@vaglio/contract';
import { formatCount, TABULAR, VisuallyHidden } from '@vaglio/ui';
import type { DetailsTab } from '@vaglio/startups-data';
import { preloadFactsTab, useFacts } from '@vaglio/startup-facts';
import { preloadNotesTab, preloadTimelineTab, useTimeline } from '@vaglio/startup-activity';

interface DetailsTabsProps {
  readonly startup: Pick<Startup, 'id' | 'company_name'>;
  readonly tab: DetailsTab;
  readonly onTabChange: (tab: DetailsTab) => void;
  /** Tabs that the server supports. */
  readonly tabs: readonly DetailsTab[];
  /** Prefix of the ids of the tabs and their panels. */
  readonly idBase: string;
}

/**
 * Tab bar of a startup. The details tab comes first, followed by the other tabs that the server supports. Some tabs
 * show a count.
 */
export const DetailsTabs = memo(function DetailsTabs({
  startup,
  tab,
  onTabChange,
  tabs,
  idBase,
}: DetailsTabsProps) {
  const counts = useTabCounts(startup.id);
  return (
    <Tabs
      value={tab}
      onChange={(_event, next: DetailsTab) => onTabChange(next)}
      aria-label={`About ${startup.company_name}`}
      sx={{ minHeight: HEIGHT }}
    >
      {tabs.map((value) => (
        <Tab
          key={value}
          value={value}
          id={tabId(idBase, value)}
          aria-controls={value === tab ? panelId(idBase) : undefined}
          sx={{ minHeight: HEIGHT }}
          onPointerEnter={PRELOAD_TAB[value]}
          onFocus={PRELOAD_TAB[value]}
          label={<TabLabel tab={value} counts={counts} />}
        />
      ))}
    </Tabs>
  );
});

interface TabLabelProps {
  readonly tab: DetailsTab;
  readonly counts: TabCounts;
}

function TabLabel({ tab, counts }: TabLabelProps) {
  const { suggestions, entries, notes } = counts;
  return (
    <span>
      {TAB_LABELS[tab]}
      {tab === 'facts' && suggestions > 0 && (
        <>
          {' '}
          <Box component="span" sx={WAITING}>
            {formatCount(suggestions)}
            <VisuallyHidden> open {suggestions === 1 ? 'suggestion' : 'suggestions'}</VisuallyHidden>
          </Box>
        </>
      )}
      {tab === 'timeline' && <Count of={entries} text={['entry', 'entries']} />}
      {tab === 'notes' && <Count of={notes} />}
    </span>
  );
}

interface CountProps {
  /** Number to display, or null to hide the count. */
  readonly of: number | null;
  /** Text for screen readers, if the tab's label does not explain the count. */
  readonly text?: readonly [one: string, many: string];
}

function Count({ of: count, text }: CountProps) {
  if (count === null || count === 0) return null;
  return (
    <>
      {' '}
      <Box component="span" sx={COUNT}>
        {formatCount(count)}
        {text && <VisuallyHidden> {text[count === 1 ? 0 : 1]}</VisuallyHidden>}
      </Box>
    </>
  );
}

/** Returns the attributes that connect a panel with its tab. */
export function panelOf(idBase: string, tab: DetailsTab) {
  return { id: panelId(idBase), role: 'tabpanel', 'aria-labelledby': tabId(idBase, tab) } as const;
}

function tabId(idBase: string, tab: DetailsTab): string {
  return `${idBase}-${tab}`;
}

function panelId(idBase: string): string {
  return `${idBase}-panel`;
}

export const TAB_LABELS = {
  details: 'Details',
  facts: 'Facts',
  timeline: 'Timeline',
  notes: 'Notes',
} as const satisfies Record<DetailsTab, string>;

/** Functions that preload the code of a tab. They run when the tab's label is hovered or focused. */
const PRELOAD_TAB: Readonly<Partial<Record<DetailsTab, () => void>>> = {
  facts: preloadFactsTab,
  notes: preloadNotesTab,
  timeline: preloadTimelineTab,
};

/** Tab height in px. It is larger on touch screens. */
const HEIGHT = { xs: 44, md: 40 };
const COUNT = { ...TABULAR, ml: 1, typography: 'caption', color: 'muted' };
const WAITING = {
  ...TABULAR,
  display: 'inline-block',
  ml: 1,
  px: '7px',
  borderRadius: '6px',
  typography: 'caption',
  fontWeight: 600,
  lineHeight: '20px',
  bgcolor: 'amberSoft',
  color: 'warning.main',
};

/** Counts of the tabs of a startup's details. */
interface TabCounts {
  /** Number of open suggestions. */
  readonly suggestions: number;
  /** Number of timeline entries, or null until it is loaded. */
  readonly entries: number | null;
  readonly notes: number | null;
}

/** Loads the counts of the tabs. The responses also determine which tabs the server supports. */
function useTabCounts(id: string): TabCounts {
  const { facts } = useFacts(id);
  const { timeline } = useTimeline({ id });
  return {
    suggestions: facts?.open_suggestions ?? 0,
    entries: timeline?.counts.all ?? null,
    notes: timeline?.counts.note ?? null,
  };
}
