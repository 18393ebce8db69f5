import { ConflictNotice, FormDialog, FormField, FormSwitch, useVersionedForm } from '@vaglio/ui';
import { createNewsSourceLimits } from '../limits.gen';
import type { NewsSource } from '../endpoints.gen';
import { checkSource, NEW_SOURCE, toSourceForm } from './source-form';
import { sourceWords, typedSourceWords } from './source-words';
import { useSaveSource } from './use-source-changes';

interface SourceDialogProps {
  /** As it is when the dialog opens; null for a new one. */
  readonly source: NewsSource | null;
  readonly onClose: () => void;
}

/** Adds or edits a source: name, address, whether it is read. */
export function SourceDialog({ source, onClose }: SourceDialogProps) {
  const { control, values, status, conflict } = useVersionedForm({
    row: source,
    start: source ? toSourceForm(source) : NEW_SOURCE,
    toForm: toSourceForm,
    check: checkSource,
    save: useSaveSource(),
    onSaved: onClose,
  });
  const isNew = source === null;
  return (
    <FormDialog
      title={isNew ? 'Add source' : 'Edit source'}
      form={status}
      saveLabel={isNew ? 'Add' : 'Save'}
      onClose={onClose}
      notice={
        conflict && (
          <ConflictNotice
            what="this source"
            conflict={conflict}
            wordsOf={sourceWords}
            mine={typedSourceWords(values)}
            onMine={conflict.keepMine}
            onTheirs={conflict.takeTheirs}
          />
        )
      }
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
