import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import { EMPTY_VALUE, formatExact, formatRelative } from '@vaglio/ui';
import { RoleBadge } from '../roles/RoleBadge';
import { StatusBadge } from '../state/StatusBadge';
import type { ListedUser } from './user';
import { RowActions, RowIcons, type UserActions } from './RowActions';

type Column = GridColDef<ListedUser>;

/** How much there is for columns: a phone, up to 1199 px, or more. */
export type Room = 'narrow' | 'middle' | 'wide';

/**
 * Email, Role and what can be done; beside them status and last sign-in, where the server tells them and there is room
 * (the edit dialog tells them too). On a phone all of it without scrolling sideways.
 * Source: spec §2, users.
 */
export function userColumns(users: readonly ListedUser[], room: Room, now: Date, actions: UserActions): readonly Column[] {
  const isStatusTold = users.some(({ status }) => status !== null);
  if (room === 'narrow') return [EMAIL_AND_ROLE, iconActions(actions)];
  const isSignInTold = users.some(({ lastSignInAt }) => lastSignInAt !== null);
  return [
    { field: 'email', headerName: 'Email', flex: 1, minWidth: 170 },
    {
      field: 'roles', headerName: 'Role', width: room === 'wide' ? 110 : 80,
      renderCell: ({ row }) => <Roles user={row} />,
    },
    ...(isStatusTold ? [STATUS] : []),
    ...(isSignInTold && room === 'wide' ? [lastSignIn(now)] : []),
    {
      field: 'actions', headerName: 'Actions', width: 216, align: 'right', headerAlign: 'right',
      renderCell: ({ row }) => <RowActions user={row} {...actions} />,
    },
  ];
}

const CHIPS = { display: 'flex', gap: 1, minWidth: 0 };

function Roles({ user }: { readonly user: ListedUser }) {
  return <Box component="span" sx={CHIPS}>{user.roles.map((role) => <RoleBadge key={role} role={role} />)}</Box>;
}

/** Two lines in one cell. */
const EMAIL_AND_ROLE: Column = {
  field: 'email', headerName: 'Email, Role', flex: 1, minWidth: 90,
  renderCell: ({ row }) => (
    <Box sx={{ minWidth: 0, lineHeight: 1.25 }}>
      <Typography component="div" variant="body2" noWrap title={row.email} sx={{ lineHeight: 'inherit' }}>{row.email}</Typography>
      <Roles user={row} />
    </Box>
  ),
};

const iconActions = (actions: UserActions): Column => ({
  field: 'actions', headerName: 'Actions', width: 144, align: 'right', headerAlign: 'right',
  renderCell: ({ row }) => <RowIcons user={row} {...actions} />,
});

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
