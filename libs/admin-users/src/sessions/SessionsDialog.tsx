import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeferredValue, useRef, useState } from 'react';
import { serverNow } from '@vaglio/auth-session';
import { DialogFrame, ErrorAlert, Field, formatCount, LoadState, useFocusAfterMore } from '@vaglio/ui';
import { MAX_SEARCH_LENGTH } from '@vaglio/startups-domain';
import { SessionRow } from './SessionRow';
import { useAllSessions } from './use-all-sessions';

/** Dialog with all users' sessions and buttons that end them. */
export function SessionsDialog({ onClose }: { readonly onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [now] = useState(() => new Date(serverNow(Date.now())));
  const list = useAllSessions(useDeferredValue(email));
  const { sessions, total, isFetching, failure, retry, endFailure, endingId, end } = list;
  const rows = useRef<HTMLUListElement>(null);
  const hasMore = sessions.length < total;
  const askForMore = useFocusAfterMore(hasMore, rows);
  const endOne = async (id: string) => {
    // The focused button disappears with its row, so the focus moves to the list.
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
        <Box sx={{ color: 'muted' }}>No open sessions match this address.</Box>
      )}
      {hasMore && (
        // The button remains enabled while the list loads, because disabling it would remove the focus.
        <Button size="small" onClick={() => !isFetching && askForMore(list.showMore)}>
          Show more of {formatCount(total)}
        </Button>
      )}
    </DialogFrame>
  );
}

const LIST = { listStyle: 'none', m: 0, mt: 4, p: 0, outline: 'none' };
