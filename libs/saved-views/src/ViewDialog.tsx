import { createViewLimits, type View, type Outcome } from '@vaglio/contract';
import { FormDialog, FormField, FormSwitch, useVersionedForm } from '@vaglio/ui';
import { checkView, type ViewForm } from './view-form';

interface ViewDialogProps {
  /** View to rename, or null to save a new view. */
  readonly view: View | null;
  /** Initial name of a new view. */
  readonly name?: string;
  /** True if the user may save a view for the team. */
  readonly canShare: boolean;
  readonly onSave: (form: ViewForm, seen: View | null) => Promise<Outcome<View>>;
  readonly onSaved: (view: View | null) => void;
  readonly onClose: () => void;
}

const toForm = ({ name, is_team }: View): ViewForm => ({ name, isTeam: is_team });
const textsOf = ({ name, is_team }: View) => ({ Name: name, 'Team view': is_team ? 'yes' : 'no' });

/** Dialog with the name of a view. For a new view, the user can also share it with the team. */
export function ViewDialog({ view, name = '', canShare, onSave, onSaved, onClose }: ViewDialogProps) {
  const { control, values, status } = useVersionedForm({
    row: view,
    start: view ? toForm(view) : { name, isTeam: false },
    toForm,
    check: checkView,
    save: onSave,
    onSaved: (saved) => {
      onSaved(saved);
      onClose();
    },
  });
  return (
    <FormDialog
      title={view ? 'Rename view' : 'Save view'}
      form={status}
      saveLabel={view ? 'Rename' : 'Save'}
      width="narrow"
      conflict={{
        what: 'this view',
        textsOf,
        mine: () => ({ Name: values.name, 'Team view': values.isTeam ? 'yes' : 'no' }),
      }}
      onClose={onClose}
    >
      <FormField
        control={control}
        name="name"
        label="Name"
        required
        autoFocus
        autoComplete="off"
        maxLength={createViewLimits.name.maxLength}
      />
      {!view && canShare && (
        <FormSwitch control={control} name="isTeam" label="Team view: everybody sees it" />
      )}
    </FormDialog>
  );
}
