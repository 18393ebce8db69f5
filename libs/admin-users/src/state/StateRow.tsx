import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface StateRowProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
}

/** Row below a form. It has a label, the current state and an action that takes effect immediately. */
export function StateRow({ label, children, action }: StateRowProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        mt: 4,
        pt: 4,
        borderTop: 1,
        borderColor: 'border',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ typography: 'label', mb: 1, color: 'text.primary' }}>{label}</Box>
        {children}
      </Box>
      {action}
    </Box>
  );
}
