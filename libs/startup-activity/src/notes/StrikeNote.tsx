import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { errorText, ifMatch } from '@vaglio/api-client';
import type { Note } from '@vaglio/contract';
import { useStrikeNoteMutation } from '@vaglio/startups-data';
import { BusyButton, ErrorAlert } from '@vaglio/ui';

interface StrikeNoteProps {
  readonly note: Note;
  readonly announce: (text: string) => void;
}

/** Button that strikes a note through. It asks for confirmation, because this is irreversible. */
export function StrikeNote({ note, announce }: StrikeNoteProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [strike, { isLoading, error }] = useStrikeNoteMutation();
  const carryOut = async (): Promise<void> => {
    const { error: refused } = await strike({ id: note.id, ...ifMatch(note.version) });
    if (!refused) announce('The note is struck through.');
  };
  if (!isAsking)
    return (
      <Button variant="text" size="small" sx={{ ml: -2 }} onClick={() => setIsAsking(true)}>
        Strike through
      </Button>
    );
  return (
    <>
      {error && <ErrorAlert>{errorText(error, 'Save failed')}</ErrorAlert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, typography: 'body2' }}>
        It stays readable, and this cannot be undone.
        <BusyButton
          autoFocus
          size="small"
          busy={isLoading}
          busyLabel="Striking..."
          onClick={() => void carryOut()}
        >
          Strike through
        </BusyButton>
        <Button variant="text" size="small" onClick={() => setIsAsking(false)}>
          Cancel
        </Button>
      </Box>
    </>
  );
}
