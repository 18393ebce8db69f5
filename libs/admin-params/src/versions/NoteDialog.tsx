import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState, type FormEvent } from 'react';
import { errorText } from '@vaglio/api-client';
import { BusyButton, DialogFrame, ErrorAlert, Field, useDiscardQuestion } from '@vaglio/ui';
import { useNoteScoringVersionMutation } from '../admin-params.api';
import type { VersionDialogProps } from './version-dialog-props';

const MAX_NOTE_LENGTH = 500;

/** Says why a version is as it is. */
export function NoteDialog({ version: { number, note: start }, onClose }: VersionDialogProps) {
  const [note, setNote] = useState(start);
  const [call, { isLoading, error }] = useNoteScoringVersionMutation();
  const { close, question } = useDiscardQuestion(note !== start && !isLoading, onClose);
  const formId = useId();
  const save = async () => {
    if ((await call({ number, body: { note } })).error === undefined) onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isLoading) void save();
  };
  const actions = (
    <>
      <Button disabled={isLoading} onClick={close}>
        Cancel
      </Button>
      <BusyButton type="submit" form={formId} variant="contained" busy={isLoading} busyLabel="Saving…">
        Save
      </BusyButton>
    </>
  );
  return (
    <DialogFrame
      title={`Note of version ${number}`}
      isClosingBlocked={isLoading}
      onClose={close}
      actions={actions}
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', gap: 4, pt: 1 }}
      >
        {error && <ErrorAlert>{errorText(error, 'Save failed')}</ErrorAlert>}
        <Field
          label="Note"
          name="note"
          autoFocus
          autoComplete="off"
          maxLength={MAX_NOTE_LENGTH}
          value={note}
          onChange={setNote}
          hint="Why it was changed. An empty note takes it away."
        />
      </Box>
      {question}
    </DialogFrame>
  );
}
