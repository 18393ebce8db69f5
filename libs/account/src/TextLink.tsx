import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/**
 * Inline link to another page of the app. It imitates the MUI link, because MUI's own would enlarge the login bundle.
 */
export function TextLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Box component={Link} to={to} sx={LOOK}>
      {children}
    </Box>
  );
}

const LOOK = {
  color: 'primary.main',
  fontWeight: 550,
  textDecoration: 'none',
  borderRadius: '2px',
  '&:hover': { textDecoration: 'underline' },
};
