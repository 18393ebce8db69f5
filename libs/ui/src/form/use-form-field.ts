import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import type { FormControl } from './form-control';

/** One text of a form for a field of its own kind: value, change, problem, and the ref by which it gets the focus. */
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
