import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** Titled part of a detail page, separated from the previous part by a line. */
export function DetailBlock({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ py: 5, '&:first-of-type': { pt: 0 }, '& + &': { borderTop: 1, borderColor: 'border' } }}
    >
      <Typography id={titleId} component="h3" variant="h3" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
