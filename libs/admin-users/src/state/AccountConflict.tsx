import Box from '@mui/material/Box';
import type { User } from '@vaglio/contract';
import { ConflictNotice, type SeenConflict, type FieldTexts } from '@vaglio/ui';
import { accountText } from '../edit/account-text';

interface AccountConflictProps {
  readonly conflict: SeenConflict<User> & { readonly again: () => void; readonly leave: () => void };
  readonly mine: FieldTexts;
  /** Receives the account as it now is, when the person takes that over. */
  readonly onSeen: (user: User) => void;
}

/** Below a part that acts at once: what another person changed of the account meanwhile. */
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
