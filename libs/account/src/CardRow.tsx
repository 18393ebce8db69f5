import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CardRowProps {
  readonly name: string;
  readonly caption: string;
  /** The exact time of what the caption says relative to now. */
  readonly title: string;
  /** Badges and buttons, at the right. */
  readonly children: ReactNode;
}

/** A line of a list that fills a card from side to side. */
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
