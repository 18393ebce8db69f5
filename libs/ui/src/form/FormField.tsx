import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Field } from '../field/Field';
import type { FormControl } from './form-control';
import { useFormField } from './use-form-field';

type Bound = 'name' | 'value' | 'onChange' | 'error' | 'inputRef';

interface FormFieldProps<Values extends FieldValues> extends Omit<ComponentProps<typeof Field>, Bound> {
  readonly control: FormControl<Values>;
  readonly name: FieldPath<Values>;
  /** Text that is shown instead of the form's value, such as a suggestion. */
  readonly shown?: string;
}

/** Text field whose value, error and focus a form manages. */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { control, name, shown, ...field } = props;
  const bound = useFormField(control, name);
  return <Field {...field} {...bound} value={shown ?? bound.value} />;
}
