import type { Ref } from 'react';
import { Field } from '@vaglio/ui';
import { i18n } from '../messages/i18n';

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly hint: string;
  readonly error?: string | null;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly autoFocus?: boolean;
}

/** Field for a code from an authenticator app or a recovery code. Phones can fill it in automatically. */
export function CodeField({ autoFocus = true, ...field }: CodeFieldProps) {
  return (
    <Field
      {...field}
      label={i18n.t('Code')}
      name="code"
      autoComplete="one-time-code"
      inputMode="text"
      maxLength={60}
      required
      autoFocus={autoFocus}
    />
  );
}

/** Returns the problem of a blank code, or null if the code can be sent. */
export function codeProblem(code: string): string | null {
  return code.trim() === '' ? i18n.t('Please enter the code.') : null;
}
