import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ErrorAlert, NOTICE_PAPER, NOTICE_PLACE } from '@vaglio/ui';
import { UndoNotice } from '../edit/UndoNotice';
import type { BulkNotice } from './use-bulk';
import { startupsWords } from './bulk-act';

interface BulkNoticesProps {
  readonly notice: BulkNotice | null;
  /** How many were selected in the list before; 0 for none. */
  readonly ended: number;
  readonly onUndo: (partly: boolean) => void;
  readonly onEnd: () => void;
  readonly onForget: () => void;
}

/** What was done with many startups, with Undo; or that a selection ended with its list. */
export function BulkNotices({ notice, ended, onUndo, onEnd, onForget }: BulkNoticesProps) {
  return (
    <Box sx={PLACE}>
      <Box role="status">
        {notice && notice.failure === null && (
          <UndoNotice
            key={notice.done}
            onUndo={notice.id === null ? null : () => onUndo(false)}
            onEnd={onEnd}
          >
            {notice.done}
          </UndoNotice>
        )}
        {!notice && ended > 0 && (
          <UndoNotice onUndo={null} onEnd={onForget}>
            The selection of {startupsWords(ended)} has ended: this is another list.
          </UndoNotice>
        )}
      </Box>
      {notice?.failure && (
        <ErrorAlert
          onClose={onEnd}
          detail={
            <Button size="small" onClick={() => onUndo(true)}>
              Undo the others
            </Button>
          }
        >
          {notice.failure}
        </ErrorAlert>
      )}
    </Box>
  );
}

const PLACE = { ...NOTICE_PLACE, '& > :not(:empty)': NOTICE_PAPER };
