import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BusyButton } from '../loading/BusyButton';
import { Notice } from './Notice';

interface ErrorAlertProps {
  /** Message from the server, or from the specification if the server sent no message. */
  readonly children: ReactNode;
  /** Second line in regular font weight. */
  readonly detail?: ReactNode;
  /** Handler of the Retry button. Without it, there is no Retry button. */
  readonly onRetry?: () => void;
  /** Label of the Retry button. */
  readonly retryLabel?: string;
  readonly isRetrying?: boolean;
  readonly onClose?: () => void;
}

/** Red error alert that screen readers announce immediately. */
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
