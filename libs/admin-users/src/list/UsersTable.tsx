import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { serverNow, useSession } from '@vaglio/auth-session';
import type { User } from '@vaglio/contract';
import { DataTable } from '@vaglio/ui';
import { actorOf, actionRefusal } from '../rights';
import type { OpenDialog } from '../UserDialogs';
import { STACKED_USER, userColumns } from './user-columns';

interface UsersTableProps {
  readonly users: readonly User[];
  readonly total: number;
  readonly isFetching: boolean;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** Table with a page of accounts and the actions that the user may perform. */
export function UsersTable({ users, total, isFetching, onOpen }: UsersTableProps) {
  const session = useSession();
  const [now] = useState(() => new Date(serverNow(Date.now())));
  const isMiddle = useMediaQuery((theme: Theme) => theme.breakpoints.between('md', 'xl'));
  const columns = useMemo(
    () =>
      userColumns(users, isMiddle, now, {
        onAct: (kind, user) => onOpen({ kind, user }),
        actionRefusal: (user) => actionRefusal(actorOf(session), user),
      }),
    [users, isMiddle, now, session, onOpen],
  );
  return (
    <DataTable
      label="Users"
      columns={columns}
      stacked={STACKED_USER}
      rows={users}
      rowId={({ userId, email }) => userId || email}
      isFetching={isFetching}
      total={total}
      emptyText="No users"
    />
  );
}
