import { useEffect, type ComponentProps } from 'react';
import type { FormConflict, FieldTexts } from '../conflict/conflict';
import { ConflictNotice } from '../conflict/ConflictNotice';
import { ErrorAlert } from '../message/ErrorAlert';
import { useToast } from '../toast/ToastProvider';
import type { FormStatus } from './use-validated-form';

/** Status of a form. It includes a conflict if the form comes from `useVersionedForm`. */
export type OutcomeStatus<Row> = FormStatus & { readonly conflict?: FormConflict<Row> | null };

/** Texts and handlers of a conflict notice. */
export interface ConflictTexts<Row> extends Pick<
  ComponentProps<typeof ConflictNotice<Row>>,
  'what' | 'textsOf' | 'keepMineLabel' | 'takeTheirsLabel'
> {
  /** Returns the values that the user entered; undefined if the form does not directly edit fields of the row. */
  readonly mine?: () => FieldTexts;
  /** Replaces the default handler of the button that accepts the other user's changes. */
  readonly onTakeTheirs?: () => void;
}

interface FormOutcomeProps<Row> {
  readonly form: OutcomeStatus<Row>;
  /** Message of the toast after a successful save. */
  readonly savedText?: string;
  /** Texts of the conflict notice, for a form that detects conflicts. */
  readonly conflict?: ConflictTexts<Row>;
}

/** Result of a save: a conflict notice or an error above the fields, or a toast after a success. */
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

/** Toast about a saved form. It closes on unmount, because the form has then been changed again. */
function SavedToast({ message }: { readonly message: string }) {
  const toast = useToast();
  useEffect(() => toast({ message }), [toast, message]);
  return null;
}
