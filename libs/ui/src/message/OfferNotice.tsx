import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BusyButton } from '../loading/BusyButton';
import { UndoNotice } from './UndoNotice';
import { WarningAlert } from './WarningAlert';

interface OfferNoticeProps {
  /** What is missing, in a few words; null while nothing is. */
  readonly title: string | null;
  /** What it means, and the next step. */
  readonly children: ReactNode;
  /** Of the one press that mends it; null where it cannot be made. */
  readonly actionLabel: string | null;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  readonly onAction: () => void;
  /** What the press did, for as long as it can be undone; null before. */
  readonly done: string | null;
  readonly onUndo: () => void;
  readonly onEnd: () => void;
  readonly failure: string | null;
}

/** Something is missing that one press adds: the warning with its button, then what was done, with Undo. */
export function OfferNotice(props: OfferNoticeProps) {
  const { title, children, actionLabel, busyLabel, isBusy, onAction, done, onUndo, onEnd, failure } = props;
  return (
    <>
      <UndoNotice done={done} onUndo={onUndo} onEnd={onEnd} failure={failure} />
      {title !== null && (
        <WarningAlert>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Box component="p" sx={{ m: 0, fontWeight: 600 }}>
                {title}
              </Box>
              <Box sx={{ color: 'text.secondary' }}>{children}</Box>
            </Box>
            {actionLabel !== null && (
              <BusyButton
                size="small"
                variant="outlined"
                busy={isBusy}
                busyLabel={busyLabel}
                onClick={onAction}
              >
                {actionLabel}
              </BusyButton>
            )}
          </Box>
        </WarningAlert>
      )}
    </>
  );
}
