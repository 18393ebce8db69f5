import Box from '@mui/material/Box';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Error that replaces the hint and that screen readers announce. */
  readonly error?: string | null;
  readonly children: ReactNode;
}

/** Returns the id of a field's hint or error, for the `aria-describedby` attribute. */
export function describedBy(id: string): string {
  return `${id}-below`;
}

/** Frame of a field with its label above and a hint or error below. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={{ typography: 'label', mb: '6px' }}>
        {label}
      </Box>
      {children}
      <Box
        id={describedBy(id)}
        aria-live="polite"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '6px',
          typography: 'caption',
          color: error ? 'error.main' : 'muted',
          '&:not(:empty)': { mt: '6px' },
        }}
      >
        {error && <Icon of={CircleAlert} size={14} />}
        {error || hint}
      </Box>
    </Box>
  );
}
