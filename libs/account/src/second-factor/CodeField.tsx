import type { Ref } from 'react';
import { Field } from '@vaglio/ui';

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly hint: string;
  readonly error?: string | null;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly autoFocus?: boolean;
}

/** The code that an authenticator app shows, which phones offer from their keyboards, or a recovery code. */
export function CodeField({ autoFocus = true, ...field }: CodeFieldProps) {
  return (
    <Field
      {...field}
      label="Code"
      name="code"
      autoComplete="one-time-code"
      inputMode="text"
      maxLength={60}
      required
      autoFocus={autoFocus}
    />
  );
}

/** Why a code cannot be sent; null when it can. */
export function codeProblem(code: string): string | null {
  return code.trim() === '' ? 'Please enter the code.' : null;
}
