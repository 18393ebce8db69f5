import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Spinner } from './Spinner';
import { VisuallyHidden } from '../VisuallyHidden';

interface LoadingFaceProps {
  /** The final shape in grey; without one, a spinner with a label. */
  readonly skeleton?: ReactNode;
  readonly label?: string;
}

/** Something is loading; announced to screen readers as well. */
export function LoadingFace({ skeleton, label = 'Loading...' }: LoadingFaceProps) {
  if (skeleton) {
    return (
      <div>
        <VisuallyHidden role="status">{label}</VisuallyHidden>
        <div aria-hidden="true">{skeleton}</div>
      </div>
    );
  }
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 4, color: 'primary.main' }}>
      <Spinner />
      <Box component="span" sx={{ typography: 'body2', color: 'muted' }}>
        {label}
      </Box>
    </Box>
  );
}
