import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { memo } from 'react';
import { X } from 'lucide-react';
import { Icon, Key } from '@vaglio/ui';
import { StartupActions } from '../edit/StartupActions';
import { SourcesBlock } from '../evidence/SourcesBlock';
import { HistoryBlock } from '../history/HistoryBlock';
import type { Startup } from '@vaglio/startups-data';
import { ArticlesBlock } from './ArticlesBlock';
import { AwardsBlock } from './AwardsBlock';
import { BackgroundBlock } from './BackgroundBlock';
import { ContactsBlock } from './ContactsBlock';
import { CopyLinkButton } from './CopyLinkButton';
import type { DetailsProps } from './details-props';
import { DetailsTitle } from './DetailsTitle';
import { FiguresBlock } from './FiguresBlock';
import { PANEL, PANEL_COLUMNS, PANEL_HEAD, PANEL_RAIL } from './panel-style';
import { ReadingBlocks } from './ReadingBlocks';

interface DetailsPanelProps extends DetailsProps {
  /** Absent where the server cannot say why. */
  readonly onWhy: ((startup: Startup) => void) | undefined;
  readonly onClose: () => void;
  /** Whether j and k move through the list; then they are shown. */
  readonly hasKeys: boolean;
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
  hasKeys,
  address,
  ...actions
}: DetailsPanelProps) {
  return (
    <Paper component="section" aria-label={startup.company_name} sx={PANEL}>
      <Box sx={PANEL_HEAD}>
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
          <CopyLinkButton key={address} address={address} />
          <IconButton aria-label="Close the details" title="Close the details" onClick={onClose}>
            <Icon of={X} />
          </IconButton>
        </Box>
      </Box>
      {/* Another startup starts at its top; focusable, so that a keyboard can scroll it. */}
      <Box
        key={startup.id}
        tabIndex={0}
        role="group"
        aria-label={`Details of ${startup.company_name}`}
        sx={BODY}
      >
        <Box sx={{ px: 6, pt: 5 }}>
          <ReadingBlocks startup={startup} />
          <ArticlesBlock articles={startup.articles ?? []} now={now} />
          <BackgroundBlock startup={startup} />
          <SourcesBlock
            key={`sources ${startup.id}`}
            id={startup.id}
            name={startup.company_name}
            hasArticles={Boolean(startup.articles?.length)}
          />
          <HistoryBlock key={startup.id} id={startup.id} now={now} />
        </Box>
        <Box sx={PANEL_RAIL}>
          <ContactsBlock startup={startup} />
          <AwardsBlock startup={startup} ledger={ledger} />
          <FiguresBlock startup={startup} now={now} />
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
const BODY = {
  ...PANEL_COLUMNS,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outlineOffset: '-2px' },
};
