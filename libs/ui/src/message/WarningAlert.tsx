import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

interface WarningAlertProps {
  readonly children: ReactNode;
  /** At the right: one small button. */
  readonly action?: ReactNode;
}

/** The amber note of something that went wrong without stopping the work: a form that stays editable. */
export function WarningAlert({ children, action }: WarningAlertProps) {
  return (
    <Alert severity="warning" action={action}>
      {children}
    </Alert>
  );
}
