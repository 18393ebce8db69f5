import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useUnsavedChanges } from '../dialog/UnsavedChangesGuard';
import type { FormStatus } from './use-validated-form';

interface FormElementProps {
  readonly form: FormStatus;
  readonly label: string;
  /** Id of the form, for a submit button outside the form. */
  readonly id?: string;
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}

const STACKED = { display: 'flex', flexDirection: 'column', gap: 4 } as const;

/** Form on a page. Enter saves. Leaving the page with unsaved changes asks for a confirmation. */
export function FormElement({ form, label, id, sx = STACKED, children }: FormElementProps) {
  useUnsavedChanges(form.isChanged && !form.isSaving);
  return (
    <Box component="form" id={id} noValidate aria-label={label} onSubmit={form.submit} sx={sx}>
      {children}
    </Box>
  );
}
