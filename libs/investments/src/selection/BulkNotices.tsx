import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ErrorAlert, NOTICE_PAPER, NOTICE_PLACE, PlainUndoNotice } from '@vaglio/ui';
import type { BulkNotice } from './use-bulk';
import { startupsWords } from '@vaglio/startup-decisions';

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
          <PlainUndoNotice
            key={notice.done}
            onUndo={notice.id === null ? null : () => onUndo(false)}
            onEnd={onEnd}
          >
            {notice.done}
          </PlainUndoNotice>
        )}
        {!notice && ended > 0 && (
          <PlainUndoNotice onUndo={null} onEnd={onForget}>
            The selection of {startupsWords(ended)} has ended: this is another list.
          </PlainUndoNotice>
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
