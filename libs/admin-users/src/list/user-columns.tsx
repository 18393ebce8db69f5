import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import type { User } from '@vaglio/contract';
import {
  ACTIONS_COLUMN,
  Badge,
  type BadgeTone,
  EMPTY_VALUE,
  formatExact,
  formatRelative,
  type StackedFields,
} from '@vaglio/ui';
import { StatusBadge } from '../state/StatusBadge';
import { rolesOf, statusOf } from './user-roles';
import { RowActions, type UserActions } from './RowActions';
import { invitationText, type Invitation } from '../invitation/invitation-text';

type Column = GridColDef<User>;

/** Layout of an account on phones. */
export const STACKED_USER: StackedFields = {
  title: 'email',
  lines: [['roles', 'status'], ['lastSignInAt']],
  named: ['lastSignInAt'],
  actions: 'actions',
};

/**
 * Returns the columns of the account table. Status and last sign-in appear only if the server returns them and the
 * screen is wide enough. The edit dialog also shows them.
 * @param isMiddle true if the table is too narrow for the last sign-in
 * Source: spec §2, users.
 */
export function userColumns(
  users: readonly User[],
  isMiddle: boolean,
  now: Date,
  actions: UserActions,
): readonly Column[] {
  const hasStatus = users.some((user) => statusOf(user) !== null);
  const hasSignIn = users.some(({ last_sign_in_at }) => last_sign_in_at !== undefined);
  return [
    {
      field: 'email',
      headerName: 'Email',
      flex: 1,
      minWidth: 170,
      renderCell: ({ row }) => <Email user={row} />,
    },
    {
      field: 'roles',
      headerName: 'Role',
      width: isMiddle ? 80 : 110,
      valueGetter: (_value, row) => rolesOf(row),
      renderCell: ({ row }) => <Roles user={row} />,
    },
    ...(hasStatus ? [statusColumn(now)] : []),
    ...(hasSignIn && !isMiddle ? [lastSignIn(now)] : []),
    {
      ...ACTIONS_COLUMN,
      width: 216,
      renderCell: ({ row }) => <RowActions user={row} {...actions} />,
    },
  ];
}

const CHIPS = { display: 'flex', gap: 1, minWidth: 0 };

/** Email address, with a badge if the account is linked to the sign-in provider. */
function Email({ user: { email, provider_linked } }: { readonly user: User }) {
  if (provider_linked !== true) return email;
  return (
    <Box component="span" sx={{ ...CHIPS, alignItems: 'center' }}>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {email}
      </Box>{' '}
      <Box component="span" title="Connected at the sign-in provider" sx={{ flexShrink: 0 }}>
        <Badge>SSO</Badge>
      </Box>
    </Box>
  );
}

function Roles({ user }: { readonly user: User }) {
  return (
    <Box component="span" sx={CHIPS}>
      {rolesOf(user).map((role) => (
        <RoleBadge key={role} role={role} />
      ))}
    </Box>
  );
}

const statusColumn = (now: Date): Column => ({
  field: 'status',
  headerName: 'Status',
  width: 172,
  valueGetter: (_value, row) => statusOf(row),
  renderCell: ({ row }) => {
    if (row.invitation) return <InvitationBadge invitation={row.invitation} now={now} />;
    const status = statusOf(row);
    return status !== null && <StatusBadge status={status} />;
  },
});

const lastSignIn = (now: Date): Column => ({
  field: 'lastSignInAt',
  headerName: 'Last sign-in',
  width: 130,
  valueGetter: (_value, { last_sign_in_at }) => last_sign_in_at,
  renderCell: ({ row: { last_sign_in_at: at } }) => {
    if (!at) return at === null ? 'Never' : EMPTY_VALUE;
    return <span title={formatExact(at)}>{formatRelative(at, now)}</span>;
  },
});

interface InvitationBadgeProps {
  readonly invitation: Invitation;
  readonly now: Date;
}

/** Badge with the state of an invitation. */
function InvitationBadge({ invitation, now }: InvitationBadgeProps) {
  return (
    <Badge tone={invitation.state === 'open' ? 'accent' : 'amber'}>{invitationText(invitation, now)}</Badge>
  );
}

const TONES: Readonly<Record<string, BadgeTone>> = { admin: 'accent', super: 'outline' };

/** Chip for a role. Roles with more permissions have stronger colours. */
function RoleBadge({ role }: { readonly role: string }) {
  return <Badge tone={TONES[role]}>{role}</Badge>;
}
