import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { memo } from 'react';
import type { Startup } from '@vaglio/contract';
import { CopyLinkButton, Icon, Key } from '@vaglio/ui';
import { CompareButton } from '../compare/CompareButton';
import { StartupActions, type StartupActionsProps } from '@vaglio/startup-decisions';
import { DossierLink } from '../print/DossierLink';
import { WorkActions } from '@vaglio/startup-activity';
import { DetailsTitle } from './DetailsTitle';

export interface PanelHeadProps extends Omit<StartupActionsProps, 'isWide' | 'children'> {
  /** Opens the score ledger. Undefined if the server does not support ledgers. */
  readonly onExplainScore: ((startup: Startup) => void) | undefined;
  readonly onClose: () => void;
  /** Query string that opens the current view with this startup. */
  readonly address: string;
  /** True if single-character hotkeys are enabled. The hints then show them. */
  readonly shortcutsEnabled: boolean;
}

/** Header of the details panel with the startup's name and buttons. */
export const PanelHead = memo(function PanelHead({
  startup,
  onExplainScore,
  onClose,
  address,
  shortcutsEnabled,
  ...actions
}: PanelHeadProps) {
  return (
    <>
      <DetailsTitle startup={startup} onExplainScore={onExplainScore && (() => onExplainScore(startup))} />
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, mt: 3 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <StartupActions {...actions} key={startup.id} startup={startup} isWide>
            <WorkActions startup={startup} shortcutsEnabled={shortcutsEnabled} size="small" />
          </StartupActions>
        </Box>
        {shortcutsEnabled && (
          <Box aria-hidden="true" sx={KEYS}>
            <Key>j</Key>
            <Key>k</Key> next, previous
          </Box>
        )}
        <CompareButton startup={startup} />
        <DossierLink startupId={startup.id} label="Print the dossier" />
        <CopyLinkButton key={address} address={address} />
        <IconButton aria-label="Close the details" title="Close the details" onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      </Box>
    </>
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
