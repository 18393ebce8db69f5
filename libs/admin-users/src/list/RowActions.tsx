import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { User } from '@vaglio/contract';
import type { UserAction } from '../UserDialogs';

export interface UserActions {
  readonly onAct: (action: UserAction, user: User) => void;
  /** Returns the reason why the user may not change the account, or null if the user may change it. */
  readonly actionRefusal: (user: User) => string | null;
}

type RowProps = UserActions & { readonly user: User };

const EDIT = { action: 'edit', label: 'Edit', color: undefined } as const;
const RESET = { action: 'reset', label: 'Reset PW', color: undefined } as const;
const INVITATION = { action: 'invitation', label: 'Invitation', color: undefined } as const;
const DELETE = { action: 'delete', label: 'Delete', color: 'error' } as const;

/** Buttons of an account's row. A user without a password has an invitation instead of a password reset. */
export function RowActions({ user, onAct, actionRefusal }: RowProps) {
  const reason = actionRefusal(user);
  return (
    <Box component="span" title={reason ?? undefined} sx={{ whiteSpace: 'nowrap' }}>
      {[EDIT, user.invitation ? INVITATION : RESET, DELETE].map(({ action, label, color }) => (
        <Button
          key={action}
          variant="text"
          size="small"
          disabled={reason !== null}
          color={color}
          onClick={() => onAct(action, user)}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
