import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { memo, useId } from 'react';
import { X } from 'lucide-react';
import { CopyLinkButton, Icon, Key } from '@vaglio/ui';
import { CompareButton } from '../compare/CompareButton';
import { StartupActions } from '../edit/StartupActions';
import { FactsTab, NotesTab, TimelineTab } from '../late/late-tabs';
import type { Startup } from '@vaglio/startups-data';
import { DecisionRail } from '../rail/DecisionRail';
import { WorkActions } from '../work/WorkActions';
import type { DetailsTab } from '../list/list-choices';
import { DossierLink } from '../paper/DossierLink';
import { DetailsBody } from './DetailsBody';
import type { DetailsProps } from './details-props';
import { DetailsTabs, panelOf, TAB_WORDS } from './DetailsTabs';
import { DetailsTitle } from './DetailsTitle';
import { PANEL, PANEL_COLUMNS, PANEL_HEAD, PANEL_HEAD_WITH_TABS, ROOMY_COLUMNS } from './panel-style';
import { useOfferedTabs } from './use-offered-tabs';
import { useTabCounts } from './use-tab-counts';

interface DetailsPanelProps extends DetailsProps {
  /** Absent where the server cannot say why. */
  readonly onWhy: ((startup: Startup) => void) | undefined;
  readonly onClose: () => void;
  /** Search part of the address that opens this view with this startup. */
  readonly address: string;
}

/** The details beside the list: text to read at the left, facts at the right. It scrolls by itself under its header. */
export const DetailsPanel = memo(function DetailsPanel({
  startup,
  now,
  decimals,
  ledger,
  onWhy,
  onClose,
  address,
  tab,
  onTurn,
  hasKeys,
  notes,
  onFact,
  onUndoFact,
  ...actions
}: DetailsPanelProps) {
  const idBase = useId();
  const counts = useTabCounts(startup.id);
  const { tabs, hasTabs } = useOfferedTabs(tab);
  const shown = tabs.includes(tab) ? tab : 'details';
  return (
    <Paper component="section" aria-label={startup.company_name} sx={PANEL}>
      <Box sx={hasTabs ? PANEL_HEAD_WITH_TABS : PANEL_HEAD}>
        <DetailsTitle
          startup={startup}
          now={now}
          decimals={decimals}
          onWhy={onWhy && (() => onWhy(startup))}
        />
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, mt: 3 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <StartupActions {...actions} key={startup.id} startup={startup} isWide>
              <WorkActions startup={startup} hasKeys={hasKeys} size="small" />
            </StartupActions>
          </Box>
          {hasKeys && (
            <Box aria-hidden="true" sx={KEYS}>
              <Key>j</Key>
              <Key>k</Key> next, previous
            </Box>
          )}
          <CompareButton startup={startup} />
          <DossierLink of={startup.id} label="Print the dossier" />
          <CopyLinkButton key={address} address={address} />
          <IconButton aria-label="Close the details" title="Close the details" onClick={onClose}>
            <Icon of={X} />
          </IconButton>
        </Box>
        {hasTabs && (
          <Box sx={{ mt: 3 }}>
            <DetailsTabs
              name={startup.company_name}
              tab={shown}
              onTurn={onTurn}
              tabs={tabs}
              counts={counts}
              idBase={idBase}
            />
          </Box>
        )}
      </Box>
      <Box {...(hasTabs && panelOf(idBase, shown))} sx={UNDER_HEAD}>
        {/* Another startup starts at its top; focusable, so that a keyboard can scroll it. */}
        <Box
          key={`${shown} ${startup.id}`}
          tabIndex={0}
          role="group"
          aria-label={`${TAB_WORDS[shown]} of ${startup.company_name}`}
          sx={BODIES[shown]}
        >
          {shown === 'details' && <DetailsBody startup={startup} now={now} ledger={ledger} onTurn={onTurn} />}
          {shown === 'facts' && (
            <FactsTab id={startup.id} now={now} hasKeys={hasKeys} report={onFact} undoStep={onUndoFact} />
          )}
          {shown === 'timeline' && <TimelineTab id={startup.id} now={now} />}
          {shown === 'notes' && <NotesTab id={startup.id} now={now} scope={notes} />}
          {(shown === 'timeline' || shown === 'notes') && <DecisionRail startup={startup} now={now} />}
        </Box>
      </Box>
    </Paper>
  );
});

const KEYS = {
  display: { xs: 'none', xxl: 'flex' },
  alignItems: 'center',
  gap: 1,
  minHeight: 32,
  whiteSpace: 'nowrap',
  typography: 'caption',
  color: 'muted',
};
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
