import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BusyButton } from '../loading/BusyButton';
import { Notice } from './Notice';

interface ErrorAlertProps {
  /** The server's message, or the specification's where it sent none. */
  readonly children: ReactNode;
  /** A second line in plain weight. */
  readonly detail?: ReactNode;
  /** Shows a Retry button. */
  readonly onRetry?: () => void;
  /** Label of that button. */
  readonly retryLabel?: string;
  readonly isRetrying?: boolean;
  readonly onClose?: () => void;
}

/** The red alert of a failure, announced at once. */
export function ErrorAlert(props: ErrorAlertProps) {
  const { children, detail, onRetry, retryLabel = 'Retry', isRetrying = false, onClose } = props;
  const retry = onRetry && (
    <BusyButton size="small" busy={isRetrying} busyLabel={retryLabel} onClick={onRetry}>
      {retryLabel}
    </BusyButton>
  );
  return (
    <Notice tone="red" action={retry} onClose={onClose}>
      <Box component="p" sx={{ m: 0, fontWeight: 600 }}>
        {children}
      </Box>
      {detail && (
        <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
          {detail}
        </Box>
      )}
    </Notice>
  );
}
