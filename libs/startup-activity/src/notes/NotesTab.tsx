import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { canWriteInvestments } from '@vaglio/access-control';
import { useSession, useNow } from '@vaglio/auth-session';
import { formatExact, formatRelative, LoadState, VisuallyHidden } from '@vaglio/ui';
import { errorText } from '@vaglio/api-client';
import { useListNotesQuery } from '@vaglio/startups-data';
import { TimelineSkeleton } from '../timeline/TimelineSkeleton';
import { NoteComposer } from './NoteComposer';
import { NoteEntry } from './NoteEntry';
import type { NotesScope } from './notes-scope';

/** As many as are shown at first, and as are added. */
const PAGE = 30;
const MAX_NOTES = 500;

interface NotesTabProps {
  /** Of the startup. */
  readonly id: string;
  readonly scope: NotesScope;
}

/** What people wrote about a startup, the newest first, and a field for those who may write. */
export function NotesTab({ id, scope }: NotesTabProps) {
  const now = useNow();
  const { claims } = useSession();
  const [limit, setLimit] = useState(PAGE);
  const [announced, announce] = useState('');
  const { notes, total, isFetching, failure, retry } = useNotes(id, limit);
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
        <Box component="ol" sx={{ display: 'grid', gap: 4, m: 0, p: 0, listStyle: 'none' }}>
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
        {total > notes.length && limit < MAX_NOTES && (
          <Button
            variant="text"
            size="small"
            sx={{ mt: 3, ml: -2 }}
            onClick={() => setLimit(Math.min(limit + PAGE, MAX_NOTES))}
          >
            Show more
          </Button>
        )}
      </LoadState>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Box>
  );
}

/**
 * What people wrote about a startup, the newest first.
 * @param limit as many as are shown
 */
function useNotes(id: string, limit: number) {
  const { currentData, error, isFetching, refetch } = useListNotesQuery(
    { id, limit },
    { refetchOnMountOrArgChange: true },
  );
  return {
    notes: error ? [] : (currentData?.items ?? []),
    total: currentData?.total ?? 0,
    isFetching,
    failure: error ? errorText(error, 'Failed to load the notes') : null,
    retry: () => void refetch(),
  };
}
