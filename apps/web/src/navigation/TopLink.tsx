import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';

interface TopLinkProps {
  readonly label: string;
  readonly to: To;
  readonly isActive: boolean;
  /** Content after the label, such as a count. */
  readonly children?: ReactNode;
}

/** Link in the top bar. The active link is underlined. */
export function TopLink({ label, to, isActive, children }: TopLinkProps) {
  return (
    <Box
      component={Link}
      to={to}
      aria-current={isActive ? 'page' : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        height: 57,
        whiteSpace: 'nowrap',
        textDecoration: 'none',
        fontWeight: 550,
        outlineOffset: '-2px',
        color: isActive ? 'text.primary' : 'text.secondary',
        borderBottom: 2,
        borderColor: isActive ? 'primary.main' : 'transparent',
        transition: 'color 120ms',
        '&:hover': { color: 'text.primary' },
      }}
    >
      {label}
      {children}
    </Box>
  );
}
