import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { addNoteLimits } from '@vaglio/contract';
import { BusyButton, ErrorAlert } from '@vaglio/ui';
import { MentionList } from './MentionList';
import type { Mentionable } from './mentions';
import { useMentions } from './use-mentions';

interface NoteFormProps {
  readonly label: string;
  /** Label of the submit button. */
  readonly verb: string;
  readonly busyVerb: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Users who were mentioned in the text before it was edited. */
  readonly mentioned?: readonly Mentionable[];
  readonly isSaving: boolean;
  /** Error of the request, or null without an error. */
  readonly failure: string | null;
  readonly onSend: (text: string, mentions: string[]) => void;
  /** Handler of the Cancel button. Without a handler, the button is hidden. */
  readonly onCancel?: () => void;
  /** True to focus the field. The form then calls `onFocused`. */
  readonly isFocusAsked?: boolean;
  readonly onFocused?: () => void;
}

/** Form of a note. Enter with Ctrl or Cmd submits it, and @ suggests users. */
export function NoteForm(props: NoteFormProps) {
  const { label, verb, busyVerb, text, onText, isSaving, failure, onSend, onCancel } = props;
  const { isFocusAsked = false, onFocused } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const nextCaret = useRef<number | null>(null);
  const mentions = useMentions(
    text,
    (next, caret) => {
      onText(next);
      nextCaret.current = caret;
    },
    props.mentioned,
  );
  // The caret moves in the same commit as the text, so that typing continues after the selected name.
  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  }, [text]);
  const isOffering = mentions.offered.length > 0;
  useEffect(() => {
    if (!isFocusAsked) return;
    field.current?.focus();
    onFocused?.();
  }, [isFocusAsked, onFocused]);

  const send = (): void => {
    if (text.trim() !== '' && !isSaving) onSend(text.trim(), mentions.ids());
  };
  const choose = (): void => {
    const person = mentions.offered[mentions.active];
    if (person) mentions.choose(person);
  };
  const onKey = (event: KeyboardEvent): void => {
    // During text composition, Enter and the arrow keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const isSending = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isSending) send();
    else if (isOffering && event.key === 'ArrowDown') mentions.move(1);
    else if (isOffering && event.key === 'ArrowUp') mentions.move(-1);
    else if (isOffering && (event.key === 'Enter' || event.key === 'Tab')) choose();
    else if (isOffering && event.key === 'Escape') mentions.close();
    else if (onCancel && event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Box sx={{ mb: 4 }}>
      {failure !== null && (
        <Box sx={{ mb: 2 }}>
          <ErrorAlert>{failure}</ErrorAlert>
        </Box>
      )}
      <Box sx={{ position: 'relative' }}>
        <TextField
          inputRef={field}
          value={text}
          onChange={({ target }) => {
            onText(target.value);
            mentions.follow(target.selectionStart);
          }}
          onBlur={mentions.close}
          onKeyDown={onKey}
          placeholder="Write a note. @ mentions a colleague."
          multiline
          minRows={2}
          maxRows={12}
          fullWidth
          slotProps={{
            htmlInput: {
              'aria-label': label,
              'aria-keyshortcuts': 'Control+Enter Meta+Enter',
              'aria-autocomplete': 'list',
              'aria-controls': isOffering ? `${id}-people` : undefined,
              'aria-activedescendant': isOffering ? `${id}-people-${mentions.active}` : undefined,
              maxLength: addNoteLimits.text.maxLength,
            },
          }}
        />
        {isOffering && (
          <MentionList
            id={`${id}-people`}
            people={mentions.offered}
            active={mentions.active}
            onChoose={mentions.choose}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 3, mt: 2 }}>
        <Box sx={{ typography: 'body2', color: 'muted' }}>Visible to the team</Box>
        {onCancel && (
          <Button size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <BusyButton
          variant="contained"
          size="small"
          busy={isSaving}
          busyLabel={busyVerb}
          disabled={text.trim() === ''}
          onClick={send}
        >
          {verb}
        </BusyButton>
      </Box>
    </Box>
  );
}
