import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import type { FormControl } from './form-control';

/** Returns the value, change handler, error and focus ref of a text value in a form, for a custom field. */
export function useFormField<Values extends FieldValues>(
  control: FormControl<Values>,
  name: FieldPath<Values>,
) {
  const { field, fieldState } = useController({ control, name });
  return {
    name,
    value: String(field.value),
    onChange: (value: string): void => field.onChange(value),
    inputRef: field.ref,
    error: fieldState.error?.message ?? null,
  };
}
