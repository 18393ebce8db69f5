import { correctFactLimits } from '@vaglio/contract';
import { FormField, type FormControl } from '@vaglio/ui';
import type { FieldPath, FieldValues } from 'react-hook-form';

interface NoteFieldProps<Draft extends FieldValues> {
  readonly control: FormControl<Draft>;
  readonly name: FieldPath<Draft>;
}

/** Field for a note with the reason or source of a value. */
export function NoteField<Draft extends FieldValues>({ control, name }: NoteFieldProps<Draft>) {
  return (
    <FormField
      control={control}
      name={name}
      label="Note"
      placeholder="Optional"
      maxLength={correctFactLimits.note.maxLength}
    />
  );
}
