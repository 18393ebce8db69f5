import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Block, Icon, LoadState, Pager, SearchBar, Section, usePageQuery, useToast } from '@vaglio/ui';
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
    <Section title="Users" purpose="Accounts and what each may do." action={actions} isFlush>
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
