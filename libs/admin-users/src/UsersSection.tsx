import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import type { UserPage } from '@vaglio/contract';
import { Block, Icon, LoadState, Pager, SearchBar, Section, usePageQuery, useToast } from '@vaglio/ui';
import type { PageQuery } from '@vaglio/startups-domain';
import { UsersTable } from './list/UsersTable';
import { SignInRulesButton } from './sign-in/SignInRulesButton';
import { UserDialogs, type OpenDialog } from './UserDialogs';
import { useListUsersQuery } from './hooks.gen';
import { SessionsDialog } from './sessions/SessionsDialog';
import { ApiTokensDialog } from './tokens/ApiTokensDialog';

/** Section with all accounts and their roles. Source: spec §2, users. */
export function UsersSection() {
  const { query, show } = usePageQuery();
  const { users, total, invitesBy, failure, isFetching, retry } = useUserPage(query);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const toast = useToast();
  const finish = (text: string) => {
    setDialog(null);
    toast({ message: text });
  };
  const actions = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <SessionsButton />
      <ApiTokensButton />
      <SignInRulesButton onSaved={(message) => toast({ message })} />
      <Button
        variant="contained"
        startIcon={<Icon of={Plus} />}
        onClick={() => setDialog({ kind: 'create' })}
      >
        Create user
      </Button>
    </Box>
  );
  return (
    <Section title="Users" purpose="Accounts and their permissions." action={actions} isFlush>
      <Block>
        <SearchBar label="Search by email" query={query} onChange={show} />
      </Block>
      {failure === null ? (
        <>
          <UsersTable users={users} total={total} isFetching={isFetching} onOpen={setDialog} />
          <Pager total={total} query={query} onChange={show} />
        </>
      ) : (
        <Block>
          <LoadState isFetching={isFetching} failure={failure} onRetry={retry} />
        </Block>
      )}
      {dialog && (
        <UserDialogs
          dialog={dialog}
          users={users}
          invitesBy={invitesBy}
          onClose={() => setDialog(null)}
          onDone={finish}
        />
      )}
    </Section>
  );
}

const NO_USERS: UserPage = { items: [], total: 0 };

/** Loads a page of accounts. If loading fails, the list is empty. Source: spec §8. */
function useUserPage({ q, page, pageSize }: PageQuery) {
  const { data, error, isFetching, refetch } = useListUsersQuery({ page, pageSize, q: q || undefined });
  const { items: users, total, invites_by: invitesBy } = error || !data ? NO_USERS : data;
  const failure = error ? errorText(error, 'Failed to load users') : null;
  return { users, total, invitesBy, isFetching, failure, retry: () => void refetch() };
}

/** Button that opens the list of all sessions. Only administrators see it, and only if the server supports the list. */
function SessionsButton() {
  const [isOpen, setIsOpen] = useState(false);
  const { role } = useSession();
  const isSupported = useIsSupported('listAllSessions') !== false;
  if (!isSupported || role !== 'admin') return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open sessions</Button>
      {isOpen && <SessionsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

/**
 * Button that opens the list of all API tokens. Only administrators see it, and only if the server supports the list.
 */
function ApiTokensButton() {
  const [isOpen, setIsOpen] = useState(false);
  const { role } = useSession();
  const isSupported = useIsSupported('listAllApiTokens') !== false;
  if (!isSupported || role !== 'admin') return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>API tokens</Button>
      {isOpen && <ApiTokensDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
