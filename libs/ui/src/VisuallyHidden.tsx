import Box from '@mui/material/Box';
import type { ElementType, ReactNode } from 'react';

interface VisuallyHiddenProps {
  readonly children?: ReactNode;
  /** The element: a heading, a status, a caption; a span by default. */
  readonly component?: ElementType;
  /** `status` for what is to be announced politely. */
  readonly role?: 'status';
}

/** Read by screen readers, not seen: a page's title where the bar is the title, a status, a table's caption. */
export function VisuallyHidden({ children, component = 'span', role }: VisuallyHiddenProps) {
  return (
    <Box
      component={component}
      role={role}
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        m: '-1px',
        p: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
