import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@vaglio/ui';

interface RunReasonProps {
  /** True if the run is paused until a user fixes the problem. */
  readonly isPaused: boolean;
  readonly children: ReactNode;
}

/** Reason that the server gives when a run does not continue. */
export function RunReason({ isPaused, children }: RunReasonProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        mt: 2,
        color: isPaused ? 'warning.main' : 'text.secondary',
        fontWeight: isPaused ? 550 : 400,
        overflowWrap: 'anywhere',
      }}
    >
      {isPaused && (
        <Box component="span" sx={{ mt: '2px' }}>
          <Icon of={TriangleAlert} />
        </Box>
      )}
      {children}
    </Box>
  );
}
