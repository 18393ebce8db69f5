import { useEffect } from 'react';
import { ErrorAlert } from '../message/ErrorAlert';
import { useToast } from '../toast/ToastProvider';
import type { FormStatus } from './use-checked-form';

interface FormOutcomeProps {
  readonly form: FormStatus;
  /** Message of the toast after a save that succeeded. */
  readonly savedText?: string;
}

/** The reason why a form was not saved, above its fields; a toast if it was. */
export function FormOutcome({ form, savedText }: FormOutcomeProps) {
  if (form.failure) return <ErrorAlert>{form.failure}</ErrorAlert>;
  return form.isSaved && savedText ? <SavedToast message={savedText} /> : null;
}

/** A toast that closes when it unmounts, because the form has changed again. */
function SavedToast({ message }: { readonly message: string }) {
  const toast = useToast();
  useEffect(() => toast({ message }), [toast, message]);
  return null;
}
