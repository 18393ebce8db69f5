import Box from '@mui/material/Box';
import { useNow } from '@vaglio/auth-session';
import { ConfirmDialog, formatRelative } from '@vaglio/ui';
import type { Question } from '../duplicates/use-acts';

interface UndoQuestionProps {
  readonly question: Question;
  readonly isBusy: boolean;
  readonly onConfirm: (mergeId: string) => void;
  readonly onCancel: () => void;
}

/** Dialog that confirms the undo of a merge whose startup has changed since. It lists the changes that will be kept. */
export function UndoQuestion({ question, isBusy, onConfirm, onCancel }: UndoQuestionProps) {
  const now = useNow();
  const { mergeId, text, changes } = question;
  return (
    <ConfirmDialog
      title="Undo the merge?"
      confirmLabel="Undo the merge"
      busyLabel="Undoing..."
      busy={isBusy}
      onConfirm={() => onConfirm(mergeId)}
      onCancel={onCancel}
    >
      {text}
      <Box component="ul" sx={{ mb: 0, pl: 5 }}>
        {changes.map(({ what, by, at }) => (
          <li key={`${what} ${at}`}>
            {what}, {by !== null && `${by}, `}
            {formatRelative(at, now)}
          </li>
        ))}
      </Box>
    </ConfirmDialog>
  );
}
