import { FormDialog, FormField, useCheckedForm } from '@vaglio/ui';
import { createAwardGroupLimits } from '../limits.gen';
import type { AwardGroup } from '../endpoints.gen';
import { checkGroup, isSameGroup, NEW_GROUP, shownKey, toGroupForm } from './group-form';
import { useSaveGroup } from './use-save-group';

interface GroupDialogProps {
  /** The one to rename; null for a new one. */
  readonly group: AwardGroup | null;
  readonly onClose: () => void;
  /** Receives the group's id; '' when the server did not return it. */
  readonly onSaved: (id: string) => void;
}

/** New and Rename: name and key of a group; a new one may say what it is for. */
export function GroupDialog({ group, onClose, onSaved }: GroupDialogProps) {
  const save = useSaveGroup(group, onSaved);
  const start = group ? toGroupForm(group) : NEW_GROUP;
  const { control, values, status } = useCheckedForm({
    start,
    check: checkGroup,
    save,
    isSame: isSameGroup,
  });
  return (
    <FormDialog
      title={group ? 'Rename group' : 'New group'}
      form={status}
      saveLabel={group ? 'Save' : 'Create'}
      notice={null}
      onClose={onClose}
    >
      <FormField
        control={control}
        name="name"
        label="Name"
        required
        autoFocus
        autoComplete="off"
        maxLength={createAwardGroupLimits.group_name.maxLength}
      />
      <FormField
        control={control}
        name="key"
        label="Key"
        required
        autoComplete="off"
        shown={values.key ?? shownKey(values)}
        hint="Short and stable: reasons of a score name the group by it."
      />
      {group === null && (
        <FormField control={control} name="description" label="Description (optional)" autoComplete="off" />
      )}
    </FormDialog>
  );
}
