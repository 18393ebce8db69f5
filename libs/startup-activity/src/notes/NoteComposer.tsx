import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { useAddNoteMutation } from '@vaglio/startups-data';
import { NoteForm } from './NoteForm';
import type { NotesScope } from './notes-scope';

interface NoteComposerProps {
  /** Id of the startup. */
  readonly id: string;
  readonly scope: NotesScope;
  readonly announce: (text: string) => void;
}

/** Form for a new note. Its text is kept while the user is in other parts of the page. */
export function NoteComposer({ id, scope, announce }: NoteComposerProps) {
  const [text, setText] = useState(scope.drafts.get(id) ?? '');
  const [add, { isLoading, error }] = useAddNoteMutation();
  const write = (next: string): void => {
    scope.drafts.set(id, next);
    setText(next);
  };
  const send = async (said: string, mentions: string[]): Promise<void> => {
    const { error: refused } = await add({ id, newNote: { text: said, mentions } });
    if (refused) return;
    // Text that was typed after sending is kept.
    if (scope.drafts.get(id)?.trim() === said) write('');
    announce('The note is added.');
  };
  return (
    <NoteForm
      label="Write a note"
      verb="Add note"
      busyVerb="Adding..."
      text={text}
      onText={write}
      isSaving={isLoading}
      failure={error ? errorText(error, 'Save failed') : null}
      onSend={(said, mentions) => void send(said, mentions)}
      isFocusAsked={scope.isAsked}
      onFocused={scope.onAnswered}
    />
  );
}
