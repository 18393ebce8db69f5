import { errorText } from '@vaglio/api-client';
import { FormDialog, FormField, useValidatedForm } from '@vaglio/ui';
import { useNoteScoringVersionMutation } from '../hooks.gen';
import type { VersionDialogProps } from './version-dialog-props';

const MAX_NOTE_LENGTH = 500;

/** Dialog that edits the note of a scoring version. */
export function NoteDialog({ version: { number, note: start }, onClose }: VersionDialogProps) {
  const [call] = useNoteScoringVersionMutation();
  const save = async ({ note }: { note: string }) => {
    const { error } = await call({ number, body: { note } });
    if (error) return errorText(error, 'Save failed');
    onClose();
    return null;
  };
  const { control, status } = useValidatedForm({ start: { note: start }, save });
  return (
    <FormDialog title={`Note for version ${number}`} form={status} saveLabel="Save" onClose={onClose}>
      <FormField
        control={control}
        name="note"
        label="Note"
        autoFocus
        autoComplete="off"
        maxLength={MAX_NOTE_LENGTH}
        hint="Why it was changed. Leave blank to remove the note."
      />
    </FormDialog>
  );
}
