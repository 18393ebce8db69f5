import { useEffect, type ComponentProps } from 'react';
import type { FormConflict, FieldTexts } from '../conflict/conflict';
import { ConflictNotice } from '../conflict/ConflictNotice';
import { ErrorAlert } from '../message/ErrorAlert';
import { useToast } from '../toast/ToastProvider';
import type { FormStatus } from './use-validated-form';

/** A form that may notice a conflict: `useVersionedForm` does, `useValidatedForm` does not. */
export type OutcomeStatus<Row> = FormStatus & { readonly conflict?: FormConflict<Row> | null };

/** What is said of a conflict. */
export interface ConflictTexts<Row> extends Pick<
  ComponentProps<typeof ConflictNotice<Row>>,
  'what' | 'textsOf' | 'keepMineLabel' | 'takeTheirsLabel'
> {
  /** What the person entered; left out where nothing of the row is edited as it is. */
  readonly mine?: () => FieldTexts;
  /** In place of taking over what the other person changed. */
  readonly onTakeTheirs?: () => void;
}

interface FormOutcomeProps<Row> {
  readonly form: OutcomeStatus<Row>;
  /** Message of the toast after a save that succeeded. */
  readonly savedText?: string;
  /** Of a form that notices conflicts. */
  readonly conflict?: ConflictTexts<Row>;
}

/** Above the fields of a form: what another person changed meanwhile, or why it was not saved; a toast if it was. */
export function FormOutcome<Row>({ form, savedText, conflict }: FormOutcomeProps<Row>) {
  if (form.conflict && conflict) {
    const { keepMine, takeTheirs } = form.conflict;
    const { mine, onTakeTheirs = takeTheirs, ...texts } = conflict;
    return (
      <ConflictNotice
        {...texts}
        conflict={form.conflict}
        mine={mine?.()}
        isBusy={form.isSaving}
        onKeepMine={keepMine}
        onTakeTheirs={onTakeTheirs}
      />
    );
  }
  if (form.failure) return <ErrorAlert>{form.failure}</ErrorAlert>;
  return form.isSaved && savedText ? <SavedToast message={savedText} /> : null;
}

/** A toast that closes when it unmounts, because the form has changed again. */
function SavedToast({ message }: { readonly message: string }) {
  const toast = useToast();
  useEffect(() => toast({ message }), [toast, message]);
  return null;
}
