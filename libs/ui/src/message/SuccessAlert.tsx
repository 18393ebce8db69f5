import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

interface SuccessAlertProps {
  readonly children: ReactNode;
  readonly onClose?: () => void;
}

/** The green note of something that went well, announced politely. */
export function SuccessAlert({ children, onClose }: SuccessAlertProps) {
  return (
    <Alert severity="success" role="status" closeText="Close this message" onClose={onClose}>
      {children}
    </Alert>
  );
}
