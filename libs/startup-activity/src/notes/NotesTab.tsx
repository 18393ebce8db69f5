import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { canWriteInvestments } from '@vaglio/access-control';
import { useSession, useNow } from '@vaglio/auth-session';
import {
  BusyButton,
  formatExact,
  formatRelative,
  LoadState,
  useFocusAfterMore,
  VisuallyHidden,
} from '@vaglio/ui';
import { errorText } from '@vaglio/api-client';
import { useListNotesQuery } from '@vaglio/startups-data';
import { TimelineSkeleton } from '../timeline/TimelineSkeleton';
import { NoteComposer } from './NoteComposer';
import { NoteEntry } from './NoteEntry';
import type { NotesScope } from './notes-scope';

/** Number of notes per page. */
const PAGE = 30;
const MAX_NOTES = 500;

interface NotesTabProps {
  /** Id of the startup. */
  readonly id: string;
  readonly scope: NotesScope;
}

/** Notes about a startup, newest note first, with a form for users with write permission. */
export function NotesTab({ id, scope }: NotesTabProps) {
  const now = useNow();
  const { claims } = useSession();
  const [announced, announce] = useState('');
  const { notes, isFetching, failure, retry, hasMore, isMoreLoading, more } = useNotes(id);
  const list = useRef<HTMLOListElement>(null);
  const askForMore = useFocusAfterMore(hasMore, list);
  return (
    <Box sx={{ px: { xs: 4, md: 6 }, py: 5 }}>
      {canWriteInvestments(claims) && <NoteComposer id={id} scope={scope} announce={announce} />}
      <LoadState
        isFetching={isFetching}
        failure={failure}
        onRetry={retry}
        isEmpty={notes.length === 0}
        skeleton={<TimelineSkeleton />}
        empty={<Box sx={{ color: 'muted' }}>No note yet.</Box>}
      >
        <Box component="ol" ref={list} tabIndex={-1} sx={LIST}>
          {notes.map((note) => (
            <Box component="li" key={note.id} sx={{ lineHeight: '20px', '& b': { fontWeight: 600 } }}>
              <NoteEntry note={note} announce={announce} />
              <Box sx={{ typography: 'body2', color: 'muted' }}>
                <time dateTime={note.written_at} title={formatExact(note.written_at)}>
                  {formatRelative(note.written_at, now)}
                </time>
              </Box>
            </Box>
          ))}
        </Box>
        {hasMore && (
          <BusyButton
            variant="text"
            size="small"
            busy={isMoreLoading}
            busyLabel="Loading…"
            sx={{ mt: 3, ml: -2 }}
            onClick={() => askForMore(more)}
          >
            Show more
          </BusyButton>
        )}
      </LoadState>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Box>
  );
}

const LIST = { display: 'grid', gap: 4, m: 0, p: 0, listStyle: 'none' };

/** Returns the notes about a startup, newest note first. The first notes remain visible while further notes load. */
function useNotes(id: string) {
  const [limit, setLimit] = useState(PAGE);
  const { data, currentData, error, isFetching, refetch } = useListNotesQuery(
    { id, limit },
    { refetchOnMountOrArgChange: true },
  );
  const isMoreLoading = isFetching && limit > PAGE && currentData === undefined;
  const page = error ? undefined : data;
  const notes = page?.items ?? [];
  return {
    notes,
    isFetching,
    failure: error ? errorText(error, 'Failed to load the notes') : null,
    retry: () => void refetch(),
    isMoreLoading,
    /** True if there are further notes, or while they load. */
    hasMore: isMoreLoading || (limit < MAX_NOTES && (page?.total ?? 0) > notes.length),
    more: () => setLimit(Math.min(limit + PAGE, MAX_NOTES)),
  };
}
