import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Block, Icon, LoadState, Pager, SearchBar, Section, SuccessNotice, usePageQuery } from '@vaglio/ui';
import { useUserPage } from './list/use-user-page';
import { UsersTable } from './list/UsersTable';
import { SessionsButton } from './sessions/SessionsButton';
import { ApiTokensButton } from './tokens/ApiTokensButton';
import { SignInRulesButton } from './sign-in/SignInRulesButton';
import { UserDialogs, type OpenDialog } from './UserDialogs';

/** Users: who may sign in, with which role. Source: spec §2, users. */
export function UsersSection() {
  const { query, show } = usePageQuery();
  const { users, total, invitesBy, failure, isFetching, retry } = useUserPage(query);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const open = useCallback((next: OpenDialog) => {
    setNotice(null);
    setDialog(next);
  }, []);
  const finish = (text: string) => {
    setDialog(null);
    setNotice(text);
  };
  const actions = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <SessionsButton />
      <ApiTokensButton />
      <SignInRulesButton onSaved={setNotice} />
      <Button variant="contained" startIcon={<Icon of={Plus} />} onClick={() => open({ kind: 'create' })}>
        Create user
      </Button>
    </Box>
  );
  return (
    <Section title="Users" purpose="Accounts and what each may do." action={actions} isFlush>
      {notice && (
        <SuccessNotice key={notice} onEnd={() => setNotice(null)}>
          {notice}
        </SuccessNotice>
      )}
      <Block>
        <SearchBar label="Search by email" query={query} onChange={show} />
      </Block>
      {failure === null ? (
        <>
          <UsersTable users={users} total={total} isFetching={isFetching} onOpen={open} />
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
