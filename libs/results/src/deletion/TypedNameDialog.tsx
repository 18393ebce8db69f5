import { errorText } from '@vaglio/api-client';
import { useDeleteRawMutation, useDeleteStartupMutation } from '@vaglio/startups-data';
import { FormDialog, FormField, useValidatedForm } from '@vaglio/ui';
import type { ListTab } from '../list/results-view';
import type { ListedStartup } from '../list/use-result-pages';
import { isName } from './deletion-text';

interface TypedNameDialogProps {
  readonly tab: ListTab;
  readonly row: ListedStartup;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

const NOTHING_TYPED = { name: '' };

/** Dialog that deletes a row after the user has typed its name. */
export function TypedNameDialog({ tab, row, onClose, onDeleted }: TypedNameDialogProps) {
  const deleteRow = useDeleteRow(tab);
  const form = useValidatedForm({
    start: NOTHING_TYPED,
    check: ({ name }) =>
      isName(name, row.company_name) ? null : { field: 'name', text: 'This is not the name.' },
    save: async () => {
      const failure = await deleteRow(row);
      if (failure === null) onDeleted();
      return failure;
    },
  });
  return (
    <FormDialog
      title={`Delete ${row.company_name}`}
      width="narrow"
      // Closing the dialog needs no confirmation, because the typed name is not user data.
      form={{ ...form.status, isChanged: false }}
      saveLabel="Delete"
      isDanger
      savingLabel="Deleting..."
      onClose={onClose}
    >
      <FormField
        label={`Type ${row.company_name} to delete it`}
        control={form.control}
        name="name"
        autoComplete="off"
        autoFocus
      />
    </FormDialog>
  );
}

/**
 * Deletes a row if the user saw its current version.
 * @returns a function that resolves to the error text, or null on success
 */
function useDeleteRow(tab: ListTab) {
  const [deleteStartup] = useDeleteStartupMutation();
  const [deleteRaw] = useDeleteRawMutation();
  const remove = tab === 'raw' ? deleteRaw : deleteStartup;
  return async ({ id, version }: ListedStartup): Promise<string | null> => {
    const seen = version === undefined ? {} : { 'if-match': `"${version}"` };
    const { error } = await remove({ id, ...seen });
    return error ? errorText(error, 'Delete failed') : null;
  };
}
