import { Suspense, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { LoadState } from '@vaglio/ui';
import { useNear } from './use-near';

/** What is shown, and loaded, when a person comes near it or the browser is idle. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const { ref, isNear } = useNear();
  return (
    <Box ref={ref} sx={{ minHeight: 1 }}>
      {isNear && <Suspense fallback={<LoadState isFetching failure={null} />}>{children}</Suspense>}
    </Box>
  );
}
