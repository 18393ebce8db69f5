import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

interface AuthCardProps {
  readonly title: string;
  readonly intro?: ReactNode;
  /** Error or success message between the title and the fields. */
  readonly notice?: ReactNode;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  /** Content below the form, such as a link to another page. */
  readonly foot?: ReactNode;
  /** Content at the end of the card, below `foot`. */
  readonly after?: ReactNode;
}

/** Card of the login and password pages. Its top position is fixed, so that a notice moves only the content below. */
export function AuthCard({ title, intro, notice, onSubmit, children, foot, after }: AuthCardProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', px: 4, pt: { xs: 6, md: '168px' }, pb: 8 }}>
      <Paper sx={{ border: 1, borderColor: 'border', width: '100%', maxWidth: 400, p: '28px' }}>
        <Box component="h1" sx={TITLE}>
          {title}
        </Box>
        {intro && (
          <Box component="p" sx={{ m: 0, mb: 4, typography: 'body1', color: 'text.secondary' }}>
            {intro}
          </Box>
        )}
        {notice && <Box sx={{ mb: 4 }}>{notice}</Box>}
        <Box
          component="form"
          noValidate
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
          sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}
        >
          {children}
        </Box>
        {foot && (
          <Box component="p" sx={{ m: 0, mt: 5, typography: 'body1', color: 'muted', textAlign: 'center' }}>
            {foot}
          </Box>
        )}
        {after}
      </Paper>
    </Box>
  );
}

const TITLE = {
  m: 0,
  mb: 5,
  fontSize: '1.25rem',
  lineHeight: '28px',
  fontWeight: 620,
  letterSpacing: '-0.018em',
};
