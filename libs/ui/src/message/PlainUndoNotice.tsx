import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { useHeldTimeout } from './use-held-timeout';

/** How long what was done can be undone from there. */
const UNDO_FOR_MS = 10_000;

interface PlainUndoNoticeProps {
  readonly children: ReactNode;
  /** Another button, before Undo. */
  readonly action?: ReactNode;
  /** Null where there is nothing to undo. */
  readonly onUndo: (() => void) | null;
  readonly onEnd: () => void;
}

/** What was just done, with Undo. It goes by itself, but not while the pointer or the focus is on it. */
export function PlainUndoNotice({ children, action, onUndo, onEnd }: PlainUndoNoticeProps) {
  const hold = useHeldTimeout(UNDO_FOR_MS, onEnd);
  return (
    <Paper {...hold} sx={FRAME}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      {action}
      {onUndo && (
        <Button size="small" startIcon={<Icon of={Undo2} />} aria-keyshortcuts="u" onClick={onUndo}>
          Undo
        </Button>
      )}
      <IconButton size="small" aria-label="Close this message" onClick={onEnd}>
        <Icon of={X} />
      </IconButton>
    </Paper>
  );
}

const FRAME = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  p: '10px 10px 10px 16px',
  border: 1,
  borderColor: 'borderStrong',
  bgcolor: 'raised',
  '& b': { fontWeight: 600 },
};
