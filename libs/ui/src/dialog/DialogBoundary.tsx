import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentProps, ReactNode } from 'react';
import { FeatureBoundary } from '../loading/FeatureBoundary';
import { LoadState } from '../loading/LoadState';
import { DialogFrame } from './DialogFrame';

interface DialogBoundaryProps {
  readonly title: string;
  readonly width?: ComponentProps<typeof DialogFrame>['width'];
  readonly onClose: () => void;
  /** Dialog that `React.lazy` loads. */
  readonly children: ReactNode;
}

/**
 * Error and loading boundary of a lazily loaded dialog. An empty dialog opens immediately, so that keys pressed while
 * the code loads do not reach the page.
 */
export function DialogBoundary({ title, width = 'medium', onClose, children }: DialogBoundaryProps) {
  const waiting = (
    <DialogFrame
      title={title}
      width={width}
      onClose={onClose}
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      <Box sx={{ minHeight: 240 }}>
        <LoadState isFetching failure={null} />
      </Box>
    </DialogFrame>
  );
  return (
    <FeatureBoundary fallback={waiting} onClose={onClose}>
      {children}
    </FeatureBoundary>
  );
}
