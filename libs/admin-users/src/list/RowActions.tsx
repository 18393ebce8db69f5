import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { User } from '@vaglio/contract';
import type { UserAction } from '../UserDialogs';

export interface UserActions {
  readonly onAct: (action: UserAction, user: User) => void;
  /** Why the person may not act on an account; null when they may. */
  readonly whyNot: (user: User) => string | null;
}

type RowProps = UserActions & { readonly user: User };

const EDIT = { action: 'edit', label: 'Edit', color: undefined } as const;
const RESET = { action: 'reset', label: 'Reset PW', color: undefined } as const;
const INVITATION = { action: 'invitation', label: 'Invitation', color: undefined } as const;
const DELETE = { action: 'delete', label: 'Delete', color: 'error' } as const;

/** Edit, Reset PW and Delete in words; who has no password yet has an invitation in place of a password. */
export function RowActions({ user, onAct, whyNot }: RowProps) {
  const reason = whyNot(user);
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
