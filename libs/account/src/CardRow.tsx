import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CardRowProps {
  readonly name: string;
  readonly caption: string;
  /** Tooltip with the exact time. The caption shows a relative time. */
  readonly title: string;
  /** Badges and buttons at the right edge of the row. */
  readonly children: ReactNode;
}

/** Row of a list that spans the full width of a card. */
export function CardRow({ name, caption, title, children }: CardRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 12px',
        px: 5,
        py: '10px',
        minHeight: 56,
        borderTop: 1,
        borderColor: 'border',
      }}
    >
      <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <div>{name}</div>
        <Box title={title} sx={{ typography: 'caption', color: 'muted' }}>
          {caption}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
