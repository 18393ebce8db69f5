import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link inside a sentence to another page of this app. It looks as MUI's, of which the sign-in page needs nothing else. */
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
