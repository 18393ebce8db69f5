import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeferredValue, useRef, useState } from 'react';
import { serverNow } from '@vaglio/auth-session';
import { DialogFrame, ErrorAlert, Field, formatCount, LoadState } from '@vaglio/ui';
import { MAX_SEARCH_LENGTH } from '@vaglio/startups-domain';
import { SessionRow } from './SessionRow';
import { useAllSessions } from './use-all-sessions';

/** Who is signed in where, since when; each device can be signed out. */
export function SessionsDialog({ onClose }: { readonly onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [now] = useState(() => new Date(serverNow(Date.now())));
  const list = useAllSessions(useDeferredValue(email));
  const { sessions, total, isFetching, failure, retry, endFailure, endingId, end } = list;
  const rows = useRef<HTMLUListElement>(null);
  const endOne = async (id: string) => {
    // The button goes with its row.
    if (await end(id)) rows.current?.focus();
  };
  return (
    <DialogFrame
      title="Open sessions"
      width="wide"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Field
        label="Part of an address"
        value={email}
        onChange={setEmail}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        autoFocus
      />
      {endFailure && <ErrorAlert>{endFailure}</ErrorAlert>}
      {(failure !== null || (isFetching && sessions.length === 0)) && (
        <LoadState isFetching={isFetching} failure={failure} onRetry={retry} />
      )}
      <Box component="ul" ref={rows} tabIndex={-1} aria-label="Open sessions" sx={LIST}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            isEnding={endingId === session.id}
            onSignOut={() => void endOne(session.id)}
          />
        ))}
      </Box>
      {!isFetching && failure === null && sessions.length === 0 && (
        <Box sx={{ color: 'muted' }}>Nobody of such an address is signed in.</Box>
      )}
      {sessions.length < total && (
        // Not disabled meanwhile, which would take the focus from it.
        <Button size="small" onClick={() => !isFetching && list.showMore()}>
          Show more of {formatCount(total)}
        </Button>
      )}
    </DialogFrame>
  );
}

const LIST = { listStyle: 'none', m: 0, mt: 4, p: 0, outline: 'none' };
