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
  /** The dialog that `React.lazy` loads. */
  readonly children: ReactNode;
}

/**
 * Border of a dialog that `React.lazy` loads. It opens at once, empty while its code loads: keys that are typed meanwhile do
 * not reach the page below it.
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
