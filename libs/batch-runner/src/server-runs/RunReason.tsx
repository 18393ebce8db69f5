import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@vaglio/ui';

interface RunReasonProps {
  /** Somebody must see to it before the run goes on. */
  readonly isPaused: boolean;
  readonly children: ReactNode;
}

/** Why a run does not go on, in the words of the server. */
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
