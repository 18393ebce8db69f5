import Box from '@mui/material/Box';
import type { User } from '@vaglio/contract';
import { ConflictNotice, type SeenConflict, type FieldTexts } from '@vaglio/ui';
import { accountText } from '../edit/account-text';

interface AccountConflictProps {
  readonly conflict: SeenConflict<User> & { readonly again: () => void; readonly leave: () => void };
  readonly mine: FieldTexts;
  /** Receives the current account when the user accepts another user's changes. */
  readonly onSeen: (user: User) => void;
}

/** Conflict message below an action, which shows another user's changes. */
export function AccountConflict({ conflict, mine, onSeen }: AccountConflictProps) {
  const takeTheirs = () => {
    conflict.leave();
    onSeen(conflict.current);
  };
  return (
    <Box sx={{ mt: 2 }}>
      <ConflictNotice
        what="this account"
        conflict={conflict}
        textsOf={accountText}
        mine={mine}
        onKeepMine={conflict.again}
        onTakeTheirs={takeTheirs}
      />
    </Box>
  );
}
