import { ErrorAlert } from '../message/ErrorAlert';
import { SuccessNotice } from '../message/SuccessNotice';
import type { FormStatus } from './use-checked-form';

interface FormOutcomeProps {
  readonly form: FormStatus;
  /** After a save that succeeded. */
  readonly savedText?: string;
}

/** Why a form was not saved, above its fields; that it was, at the lower edge of the screen for a while. */
export function FormOutcome({ form, savedText }: FormOutcomeProps) {
  if (form.failure) return <ErrorAlert>{form.failure}</ErrorAlert>;
  return form.isSaved && savedText ? <SuccessNotice>{savedText}</SuccessNotice> : null;
}
