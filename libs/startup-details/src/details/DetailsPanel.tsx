import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { memo, useId } from 'react';
import { LazyFactsTab } from '@vaglio/startup-facts';
import { LazyNotesTab, LazyTimelineTab } from '@vaglio/startup-activity';
import { DecisionSidebar } from '../sidebar/DecisionSidebar';
import type { DetailsTab } from '@vaglio/startups-data';
import { DetailsBody } from './DetailsBody';
import type { DetailsProps } from './details-props';
import { DetailsTabs, panelOf, TAB_LABELS } from './DetailsTabs';
import { PanelHead, type PanelHeadProps } from './PanelHead';
import { PANEL, PANEL_COLUMNS, PANEL_HEAD, PANEL_HEAD_WITH_TABS, ROOMY_COLUMNS } from './panel-style';
import { useOfferedTabs } from './use-offered-tabs';

type DetailsPanelProps = DetailsProps & PanelHeadProps;

/**
 * Details panel next to the list, with texts on the left and facts on the right. Below its header, the panel scrolls
 * separately.
 */
export const DetailsPanel = memo(function DetailsPanel({
  startup,
  ledger,
  tab,
  onTabChange,
  shortcutsEnabled,
  notes,
  onFactChange,
  undoFactChange,
  ...head
}: DetailsPanelProps) {
  const idBase = useId();
  const { tabs, hasTabs } = useOfferedTabs(tab);
  const shown = tabs.includes(tab) ? tab : 'details';
  return (
    <Paper component="section" aria-label={startup.company_name} sx={PANEL}>
      <Box sx={hasTabs ? PANEL_HEAD_WITH_TABS : PANEL_HEAD}>
        <PanelHead {...head} startup={startup} shortcutsEnabled={shortcutsEnabled} />
        {hasTabs && (
          <Box sx={{ mt: 3 }}>
            <DetailsTabs
              startup={startup}
              tab={shown}
              onTabChange={onTabChange}
              tabs={tabs}
              idBase={idBase}
            />
          </Box>
        )}
      </Box>
      <Box {...(hasTabs && panelOf(idBase, shown))} sx={UNDER_HEAD}>
        {/* Each startup starts at the top. The element is focusable, so that it can be scrolled with the keyboard. */}
        <Box
          key={`${shown} ${startup.id}`}
          tabIndex={0}
          role="group"
          aria-label={`${TAB_LABELS[shown]} of ${startup.company_name}`}
          sx={BODIES[shown]}
        >
          {shown === 'details' && <DetailsBody startup={startup} ledger={ledger} onTabChange={onTabChange} />}
          {shown === 'facts' && (
            <LazyFactsTab
              id={startup.id}
              shortcutsEnabled={shortcutsEnabled}
              report={onFactChange}
              undoChange={undoFactChange}
            />
          )}
          {shown === 'timeline' && <LazyTimelineTab id={startup.id} />}
          {shown === 'notes' && <LazyNotesTab id={startup.id} scope={notes} />}
          {(shown === 'timeline' || shown === 'notes') && <DecisionSidebar startup={startup} />}
        </Box>
      </Box>
    </Paper>
  );
});

const UNDER_HEAD = { display: 'flex', flexDirection: 'column', minHeight: 0 };
const SCROLLED = {
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outlineOffset: '-2px' },
};
const WITH_RAIL = { ...SCROLLED, ...PANEL_COLUMNS };
const WITH_ROOMY_RAIL = { ...SCROLLED, ...ROOMY_COLUMNS };
const BODIES = {
  details: WITH_RAIL,
  facts: SCROLLED,
  timeline: WITH_ROOMY_RAIL,
  notes: WITH_ROOMY_RAIL,
} as const satisfies Record<DetailsTab, object>;
