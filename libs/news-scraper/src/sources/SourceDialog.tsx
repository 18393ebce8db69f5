import { FormDialog, FormField, FormSwitch, useCheckedForm } from '@vaglio/ui';
import { createNewsSourceLimits } from '../limits.gen';
import { checkSource, type SourceForm } from './source-form';
import { useSaveSource } from './use-source-changes';

interface SourceDialogProps {
  readonly start: SourceForm;
  readonly onClose: () => void;
}

/** Adds or edits a source: name, address, whether it is read. */
export function SourceDialog({ start, onClose }: SourceDialogProps) {
  const save = useSaveSource(onClose);
  const { control, status } = useCheckedForm({ start, check: checkSource, save });
  const isNew = start.id === null;
  return (
    <FormDialog
      title={isNew ? 'Add source' : 'Edit source'}
      form={status}
      saveLabel={isNew ? 'Add' : 'Save'}
      onClose={onClose}
    >
      <FormField
        control={control}
        name="name"
        label="Name"
        required
        autoFocus
        autoComplete="off"
        maxLength={createNewsSourceLimits.name.maxLength}
      />
      <FormField
        control={control}
        name="url"
        label="Address"
        type="url"
        required
        autoComplete="off"
        maxLength={createNewsSourceLimits.url.maxLength}
        placeholder="https://"
        hint="Of an RSS, Atom or JSON feed."
      />
      <FormSwitch control={control} name="enabled" label="Read this source" />
    </FormDialog>
  );
}
