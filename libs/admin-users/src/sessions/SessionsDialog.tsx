import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeferredValue, useState } from 'react';
import { serverNow } from '@vaglio/auth-session';
import { DialogFrame, ErrorAlert, Field, formatCount, LoadState, MAX_SEARCH_LENGTH } from '@vaglio/ui';
import { SessionRow } from './SessionRow';
import { useAllSessions } from './use-all-sessions';

/** Who is signed in where, since when; each device can be signed out. */
export function SessionsDialog({ onClose }: { readonly onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [now] = useState(() => new Date(serverNow(Date.now())));
  const list = useAllSessions(useDeferredValue(email));
  const { sessions, total, isFetching, failure, retry, endFailure, endingId, end } = list;
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
      <Box component="ul" aria-label="Open sessions" sx={{ listStyle: 'none', m: 0, mt: 4, p: 0 }}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            isEnding={endingId === session.id}
            onEnd={() => end(session.id)}
          />
        ))}
      </Box>
      {!isFetching && failure === null && sessions.length === 0 && (
        <Box sx={{ color: 'muted' }}>Nobody of such an address is signed in.</Box>
      )}
      {sessions.length < total && (
        <Button size="small" disabled={isFetching} onClick={list.showMore}>
          Show more of {formatCount(total)}
        </Button>
      )}
    </DialogFrame>
  );
}
