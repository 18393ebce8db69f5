import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Field } from '../field/Field';
import type { FormControl } from './form-control';
import { useFormField } from './use-form-field';

type Bound = 'name' | 'value' | 'onChange' | 'error' | 'inputRef';

interface FormFieldProps<Values extends FieldValues> extends Omit<ComponentProps<typeof Field>, Bound> {
  readonly control: FormControl<Values>;
  readonly name: FieldPath<Values>;
  /** Shown in place of the form's own value, such as a proposal. */
  readonly shown?: string;
}

/** A text field of a form: its value, its problem and the focus come from there. */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { control, name, shown, ...field } = props;
  const bound = useFormField(control, name);
  return <Field {...field} {...bound} value={shown ?? bound.value} />;
}
