import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { useAddNoteMutation } from '@vaglio/startups-data';
import { NoteForm } from './NoteForm';
import type { NotesScope } from './notes-scope';

interface NoteComposerProps {
  /** Of the startup. */
  readonly id: string;
  readonly scope: NotesScope;
  readonly announce: (text: string) => void;
}

/** A new note; what is written stays while one looks at something else on the page. */
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
    // What was typed since it was sent stays.
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
