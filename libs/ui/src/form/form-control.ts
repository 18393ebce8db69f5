import type { Control, FieldValues } from 'react-hook-form';

/** Object that connects fields with their form. `useValidatedForm` returns it. */
export type FormControl<Values extends FieldValues> = Control<Values>;
