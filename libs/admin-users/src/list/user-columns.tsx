import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { EMPTY_VALUE, formatExact, formatRelative, type StackedFields } from '@vaglio/ui';
import { RoleBadge } from '../roles/RoleBadge';
import { StatusBadge } from '../state/StatusBadge';
import type { ListedUser } from './user';
import { RowActions, type UserActions } from './RowActions';

type Column = GridColDef<ListedUser>;

/** On a phone. */
export const STACKED_USER: StackedFields = {
  title: 'email',
  lines: [['roles', 'status'], ['lastSignInAt']],
  named: ['lastSignInAt'],
  actions: 'actions',
};

/**
 * Email, Role and what can be done; beside them status and last sign-in, where the server returns them and there is room
 * (the edit dialog shows them too).
 * @param isMiddle there is no room for the last sign-in
 * Source: spec §2, users.
 */
export function userColumns(
  users: readonly ListedUser[],
  isMiddle: boolean,
  now: Date,
  actions: UserActions,
): readonly Column[] {
  const hasStatus = users.some(({ status }) => status !== null);
  const hasSignIn = users.some(({ lastSignInAt }) => lastSignInAt !== null);
  return [
    { field: 'email', headerName: 'Email', flex: 1, minWidth: 170 },
    {
      field: 'roles',
      headerName: 'Role',
      width: isMiddle ? 80 : 110,
      renderCell: ({ row }) => <Roles user={row} />,
    },
    ...(hasStatus ? [STATUS] : []),
    ...(hasSignIn && !isMiddle ? [lastSignIn(now)] : []),
    {
      field: 'actions',
      headerName: 'Actions',
      width: 216,
      align: 'right',
      headerAlign: 'right',
      renderCell: ({ row }) => <RowActions user={row} {...actions} />,
    },
  ];
}

const CHIPS = { display: 'flex', gap: 1, minWidth: 0 };

function Roles({ user }: { readonly user: ListedUser }) {
  return (
    <Box component="span" sx={CHIPS}>
      {user.roles.map((role) => (
        <RoleBadge key={role} role={role} />
      ))}
    </Box>
  );
}

const STATUS: Column = {
  field: 'status',
  headerName: 'Status',
  width: 172,
  renderCell: ({ row: { status } }) => status !== null && <StatusBadge status={status} />,
};

const lastSignIn = (now: Date): Column => ({
  field: 'lastSignInAt',
  headerName: 'Last sign-in',
  width: 130,
  renderCell: ({ row: { lastSignInAt } }) => {
    if (!lastSignInAt) return lastSignInAt === '' ? 'Never' : EMPTY_VALUE;
    return <span title={formatExact(lastSignInAt)}>{formatRelative(lastSignInAt, now)}</span>;
  },
});
