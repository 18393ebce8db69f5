import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { canSeeSettings, canWriteInvestments } from '@vaglio/access-control';
import { errorText, ifMatch } from '@vaglio/api-client';
import { useSession, useNow } from '@vaglio/auth-session';
import type { Note } from '@vaglio/contract';
import { useEditNoteMutation } from '@vaglio/startups-data';
import { NoteForm } from './NoteForm';
import { NoteText } from './NoteText';
import { StrikeNote } from './StrikeNote';

interface NoteEntryProps {
  readonly note: Note;
  readonly announce: (text: string) => void;
}

/**
 * Note that its author can edit for some minutes. Later, its author or an administrator can only strike it through.
 * Users without write permission can do neither.
 */
export function NoteEntry({ note, announce }: NoteEntryProps) {
  const now = useNow();
  const { claims, role } = useSession();
  const [draft, setDraft] = useState<string | null>(null);
  const isOwn = claims.sub === note.author_id;
  const left = (Date.parse(note.editable_until) - now.getTime()) / MINUTE_MS;
  // The minutes are rounded, because this clock may be slightly behind the server's clock.
  const minutes = left > 0 ? Math.max(1, Math.round(left)) : 0;
  const mayChange = isOwn && canWriteInvestments(claims);
  const isEditable = mayChange && minutes > 0;
  if (draft !== null) return <EditedNote note={note} draft={draft} onDraft={setDraft} announce={announce} />;
  return (
    <>
      <NoteText note={note} />
      {note.struck_at === null && isEditable && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2', color: 'muted' }}>
          <Button variant="text" size="small" sx={{ ml: -2 }} onClick={() => setDraft(note.text)}>
            Edit
          </Button>
          for {minutes} more {minutes === 1 ? 'minute' : 'minutes'}
        </Box>
      )}
      {note.struck_at === null && !isEditable && (mayChange || canSeeSettings(role)) && (
        <StrikeNote note={note} announce={announce} />
      )}
    </>
  );
}

const MINUTE_MS = 60_000;

interface EditedNoteProps extends NoteEntryProps {
  readonly draft: string;
  readonly onDraft: (text: string | null) => void;
}

function EditedNote({ note, draft, onDraft, announce }: EditedNoteProps) {
  const [edit, { isLoading, error }] = useEditNoteMutation();
  const [version] = useState(note.version);
  const save = async (text: string, mentions: string[]): Promise<void> => {
    const { error: refused } = await edit({
      id: note.id,
      ...ifMatch(version),
      newNote: { text, mentions },
    });
    if (refused) return;
    onDraft(null);
    announce('The note is saved.');
  };
  return (
    <NoteForm
      label="Edit the note"
      verb="Save"
      busyVerb="Saving..."
      text={draft}
      mentioned={note.mentions}
      onText={onDraft}
      isSaving={isLoading}
      failure={error ? errorText(error, 'Save failed') : null}
      onSend={(text, mentions) => void save(text, mentions)}
      onCancel={() => onDraft(null)}
      isFocusAsked
    />
  );
}
