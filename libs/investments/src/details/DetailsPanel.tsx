import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { memo, useId } from 'react';
import { X } from 'lucide-react';
import { Icon, Key } from '@vaglio/ui';
import { StartupActions } from '../edit/StartupActions';
import { FactsTab } from '../facts/FactsTab';
import { useFactsOffer } from '../facts/use-facts-offer';
import type { Startup } from '@vaglio/startups-data';
import { DossierLink } from '../paper/DossierLink';
import { CopyLinkButton } from './CopyLinkButton';
import { DetailsBody } from './DetailsBody';
import type { DetailsProps } from './details-props';
import { DetailsTabs, panelOf } from './DetailsTabs';
import { DetailsTitle } from './DetailsTitle';
import { PANEL, PANEL_COLUMNS, PANEL_HEAD, PANEL_HEAD_WITH_TABS } from './panel-style';

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
  onFact,
  onUndoFact,
  ...actions
}: DetailsPanelProps) {
  const idBase = useId();
  const offer = useFactsOffer(startup.id, tab);
  const shown = offer.isOffered ? tab : 'details';
  return (
    <Paper component="section" aria-label={startup.company_name} sx={PANEL}>
      <Box sx={offer.isOffered ? PANEL_HEAD_WITH_TABS : PANEL_HEAD}>
        <DetailsTitle
          startup={startup}
          now={now}
          decimals={decimals}
          onWhy={onWhy && (() => onWhy(startup))}
        />
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, mt: 3 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <StartupActions {...actions} key={startup.id} startup={startup} isWide />
          </Box>
          {hasKeys && (
            <Box aria-hidden="true" sx={KEYS}>
              <Key>j</Key>
              <Key>k</Key> next, previous
            </Box>
          )}
          <DossierLink of={startup.id} label="Print the dossier" />
          <CopyLinkButton key={address} address={address} />
          <IconButton aria-label="Close the details" title="Close the details" onClick={onClose}>
            <Icon of={X} />
          </IconButton>
        </Box>
        {offer.isOffered && (
          <Box sx={{ mt: 3 }}>
            <DetailsTabs
              name={startup.company_name}
              tab={shown}
              onTurn={onTurn}
              suggestions={offer.suggestions}
              idBase={idBase}
            />
          </Box>
        )}
      </Box>
      <Box {...(offer.isOffered && panelOf(idBase, shown))} sx={UNDER_HEAD}>
        {/* Another startup starts at its top; focusable, so that a keyboard can scroll it. */}
        <Box
          key={`${shown} ${startup.id}`}
          tabIndex={0}
          role="group"
          aria-label={`${shown === 'facts' ? 'Facts' : 'Details'} of ${startup.company_name}`}
          sx={shown === 'facts' ? SCROLLED : BODY}
        >
          {shown === 'facts' ? (
            <FactsTab id={startup.id} now={now} hasKeys={hasKeys} report={onFact} undoStep={onUndoFact} />
          ) : (
            <DetailsBody startup={startup} now={now} ledger={ledger} />
          )}
        </Box>
      </Box>
    </Paper>
  );
});

const KEYS = {
  display: 'flex',
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
const BODY = { ...SCROLLED, ...PANEL_COLUMNS };
