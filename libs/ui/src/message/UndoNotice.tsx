import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ErrorAlert } from './ErrorAlert';
import { SuccessNotice } from './SuccessNotice';

interface UndoNoticeProps {
  /** What was done, for as long as it can be undone; null before. */
  readonly done: string | null;
  /** Null for what is not undone from here. */
  readonly onUndo: (() => void) | null;
  readonly onEnd: () => void;
  /** Why it, or its undoing, was refused. */
  readonly failure: string | null;
}

/** What was done, with Undo, or why it was not. */
export function UndoNotice({ done, onUndo, onEnd, failure }: UndoNoticeProps) {
  return (
    <>
      {failure !== null && <ErrorAlert>{failure}</ErrorAlert>}
      {done !== null && (
        <SuccessNotice key={done} onEnd={onEnd}>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
            <span>{done}</span>
            {onUndo && (
              <Button size="small" onClick={onUndo}>
                Undo
              </Button>
            )}
          </Box>
        </SuccessNotice>
      )}
    </>
  );
}
