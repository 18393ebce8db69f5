import { type AwardGroup, createAwardGroupLimits } from '@vaglio/contract';
import { FormDialog, FormField, useVersionedForm } from '@vaglio/ui';
import { checkGroup, isSameGroup, NEW_GROUP, shownKey, toGroupForm } from './group-form';
import { groupText, typedGroupText } from './group-text';
import { useSaveGroup } from './use-save-group';

interface GroupDialogProps {
  /** Group to rename, as it was when the dialog was opened. null for a new group. */
  readonly group: AwardGroup | null;
  readonly onClose: () => void;
  /** Receives the id of the saved group, or '' if the server did not return it. */
  readonly onSaved: (id: string) => void;
}

/** Dialog that creates or renames an exclusivity group. Only a new group has a description field. */
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
      // Errors appear in a browser alert instead.
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
        hint="A short, stable key. Score explanations name the group by it."
      />
      {group === null && (
        <FormField control={control} name="description" label="Description (optional)" autoComplete="off" />
      )}
    </FormDialog>
  );
}
