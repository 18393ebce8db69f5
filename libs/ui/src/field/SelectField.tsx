import { useId, type ReactNode, type Ref } from 'react';
import { describedBy, FieldFrame } from './FieldFrame';
import { NativeChoice, type Option } from './NativeChoice';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value | '';
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  /** Shown while nothing is chosen, and not to be chosen. */
  readonly placeholder?: string;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly disabled?: boolean;
  readonly name?: string;
  /** The select itself, to move the focus to the first wrong field. */
  readonly inputRef?: Ref<HTMLSelectElement>;
}

/** A labelled choice of one: label above, hint below, an error in the hint's place. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  ...choice
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <NativeChoice {...choice} id={id} describedBy={describedBy(id)} isWrong={Boolean(error)} />
    </FieldFrame>
  );
}
