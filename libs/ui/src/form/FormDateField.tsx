import type { FieldPath, FieldValues } from 'react-hook-form';
import { DateField } from '../field/DateField';
import type { FormControl } from './form-control';
import { useFormField } from './use-form-field';

interface FormDateFieldProps<Values extends FieldValues> {
  readonly control: FormControl<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
}

/** Date field whose value, error and focus a form manages. */
export function FormDateField<Values extends FieldValues>({
  control,
  name,
  label,
}: FormDateFieldProps<Values>) {
  return <DateField {...useFormField(control, name)} label={label} />;
}
