import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import { EMPTY_VALUE, formatExact, formatRelative } from '@vaglio/ui';
import { RoleBadge } from '../roles/RoleBadge';
import { StatusBadge } from '../state/StatusBadge';
import type { UserAction } from '../UserDialogs';
import type { ListedUser } from './user';

export interface UserActions {
  readonly onAct: (action: UserAction, user: ListedUser) => void;
  /** Why the person may not act on an account; null when they may. */
  readonly whyNot: (user: ListedUser) => string | null;
}

type Column = GridColDef<ListedUser>;

/** How much there is for columns: a phone, up to 1199 px, or more. */
export type Room = 'narrow' | 'middle' | 'wide';

/**
 * Email, Role and what can be done; beside them status and last sign-in, where the server tells them and there is room
 * (the edit dialog tells them too).
 * Source: spec §2, users.
 */
export function userColumns(users: readonly ListedUser[], room: Room, now: Date, actions: UserActions): readonly Column[] {
  const isStatusTold = users.some(({ status }) => status !== null);
  const isSignInTold = users.some(({ lastSignInAt }) => lastSignInAt !== null);
  return [
    { field: 'email', headerName: 'Email', flex: 1, minWidth: 170 },
    {
      field: 'roles', headerName: 'Role', width: room === 'wide' ? 110 : 80,
      renderCell: ({ row }) => <Box component="span" sx={CHIPS}>{row.roles.map((role) => <RoleBadge key={role} role={role} />)}</Box>,
    },
    ...(isStatusTold && room !== 'narrow' ? [STATUS] : []),
    ...(isSignInTold && room === 'wide' ? [lastSignIn(now)] : []),
    {
      field: 'actions', headerName: 'Actions', width: 216, align: 'right', headerAlign: 'right',
      renderCell: ({ row }) => <RowActions user={row} {...actions} />,
    },
  ];
}

const CHIPS = { display: 'flex', gap: 1, minWidth: 0 };

const STATUS: Column = {
  field: 'status', headerName: 'Status', width: 172,
  renderCell: ({ row: { status } }) => status !== null && <StatusBadge status={status} />,
};

const lastSignIn = (now: Date): Column => ({
  field: 'lastSignInAt', headerName: 'Last sign-in', width: 130,
  renderCell: ({ row: { lastSignInAt } }) => {
    if (!lastSignInAt) return lastSignInAt === '' ? 'Never' : EMPTY_VALUE;
    return <span title={formatExact(lastSignInAt)}>{formatRelative(lastSignInAt, now)}</span>;
  },
});

function RowActions({ user, onAct, whyNot }: UserActions & { readonly user: ListedUser }) {
  const reason = whyNot(user);
  const button = { variant: 'text', size: 'small', disabled: reason !== null } as const;
  return (
    <Box component="span" title={reason ?? undefined} sx={{ whiteSpace: 'nowrap' }}>
      <Button {...button} onClick={() => onAct('edit', user)}>Edit</Button>
      <Button {...button} onClick={() => onAct('reset', user)}>Reset PW</Button>
      <Button {...button} color="error" onClick={() => onAct('delete', user)}>Delete</Button>
    </Box>
  );
}
