import { ErrorAlert } from '../message/ErrorAlert';
import { SuccessAlert } from '../message/SuccessAlert';
import type { FormStatus } from './use-checked-form';

interface FormOutcomeProps {
  readonly form: FormStatus;
  /** After a save that succeeded. */
  readonly savedText?: string;
}

/** Above the fields of a form: why it was not saved, or that it was. */
export function FormOutcome({ form, savedText }: FormOutcomeProps) {
  if (form.failure) return <ErrorAlert>{form.failure}</ErrorAlert>;
  return form.isSaved && savedText ? <SuccessAlert>{savedText}</SuccessAlert> : null;
}
