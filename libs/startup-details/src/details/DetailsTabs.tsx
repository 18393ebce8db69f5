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
  /** Those that the server offers. */
  readonly tabs: readonly DetailsTab[];
  /** Prefix of the ids of the tabs and of what they show. */
  readonly idBase: string;
}

/** What there is to see of one startup: its details first, then what else the server keeps, with what waits there. */
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
  /** Nothing is shown for none, or until it is known. */
  readonly of: number | null;
  /** Said to screen readers where the label does not say it. */
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

/** The attributes of what a tab shows. */
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

/** Loads the code of a tab when the pointer or the focus reaches its label. */
const PRELOAD_TAB: Readonly<Partial<Record<DetailsTab, () => void>>> = {
  facts: preloadFactsTab,
  notes: preloadNotesTab,
  timeline: preloadTimelineTab,
};

/** A finger needs more than a pointer. */
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

/** What the tabs of a startup's details count. */
interface TabCounts {
  /** How much of what was read waits for an answer. */
  readonly suggestions: number;
  /** Of the timeline; null until it is known. */
  readonly entries: number | null;
  readonly notes: number | null;
}

/** Asks for what the tabs count, and so learns which of them the server offers. */
function useTabCounts(id: string): TabCounts {
  const { facts } = useFacts(id);
  const { timeline } = useTimeline({ id });
  return {
    suggestions: facts?.open_suggestions ?? 0,
    entries: timeline?.counts.all ?? null,
    notes: timeline?.counts.note ?? null,
  };
}
