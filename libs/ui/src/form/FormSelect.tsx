import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Select } from '../field/Select';
import type { FormControl } from './form-control';
import { useFormField } from './use-form-field';

type Bound = 'name' | 'value' | 'onChange' | 'error' | 'inputRef' | 'variant';

interface FormSelectProps<Values extends FieldValues> extends Omit<
  ComponentProps<typeof Select<string>>,
  Bound
> {
  readonly control: FormControl<Values>;
  readonly name: FieldPath<Values>;
}

/** Select whose value, error and focus a form manages. */
export function FormSelect<Values extends FieldValues>(props: FormSelectProps<Values>) {
  const { control, name, ...choice } = props;
  return <Select {...choice} {...useFormField(control, name)} />;
}
