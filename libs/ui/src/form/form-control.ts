import type { Control, FieldValues } from 'react-hook-form';

/** What binds fields to their form; `useValidatedForm` returns it. */
export type FormControl<Values extends FieldValues> = Control<Values>;
