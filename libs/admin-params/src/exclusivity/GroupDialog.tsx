import { type AwardGroup, createAwardGroupLimits } from '@vaglio/contract';
import { FormDialog, FormField, useVersionedForm } from '@vaglio/ui';
import { checkGroup, isSameGroup, NEW_GROUP, shownKey, toGroupForm } from './group-form';
import { groupText, typedGroupText } from './group-text';
import { useSaveGroup } from './use-save-group';

interface GroupDialogProps {
  /** The one to rename, as it is when the dialog opens; null for a new one. */
  readonly group: AwardGroup | null;
  readonly onClose: () => void;
  /** Receives the group's id; '' when the server did not return it. */
  readonly onSaved: (id: string) => void;
}

/** New and Rename: name and key of a group; a new one may say what it is for. */
export function GroupDialog({ group, onClose, onSaved }: GroupDialogProps) {
  const { control, values, status } = useVersionedForm({
    row: group,
    start: group ? toGroupForm(group) : NEW_GROUP,
    toForm: toGroupForm,
    check: checkGroup,
    save: useSaveGroup(),
    onSaved: (saved) => onSaved(group?.id ?? saved?.id ?? ''),
    isSame: isSameGroup,
  });
  return (
    <FormDialog
      title={group ? 'Rename group' : 'New group'}
      form={status}
      saveLabel={group ? 'Save' : 'Create'}
      // The reason of a failure is a browser alert.
      notice={false}
      conflict={{ what: 'this group', textsOf: groupText, mine: () => typedGroupText(values) }}
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
