import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ErrorAlert } from '../message/ErrorAlert';
import { LoadingFace } from './LoadingFace';

interface LoadStateProps {
  readonly isFetching: boolean;
  /** The server's message, or the specification's; null without a failure. */
  readonly failure: string | null;
  readonly onRetry?: () => void;
  /** There is nothing to show, or not yet. Without children that is always so. */
  readonly isEmpty?: boolean;
  /** Shown when it has loaded and is empty: an `EmptyState` or a text. */
  readonly empty?: ReactNode;
  /** The final shape, while the first load lasts; lines of text without one. */
  readonly skeleton?: ReactNode;
  /** The full face; it stays while it is loaded again. */
  readonly children?: ReactNode;
}

/**
 * The four faces of what is loaded: loading, error (red alert with Retry, nothing else: a failed
 * load empties the list), empty, full.
 */
export function LoadState(props: LoadStateProps) {
  const {
    isFetching,
    failure,
    onRetry,
    isEmpty = props.children === undefined,
    empty,
    skeleton,
    children,
  } = props;
  if (failure !== null) {
    return (
      <ErrorAlert onRetry={onRetry} isRetrying={isFetching}>
        {failure}
      </ErrorAlert>
    );
  }
  if (isEmpty) return isFetching ? <LoadingFace skeleton={skeleton} /> : empty;
  return <Box aria-busy={isFetching}>{children}</Box>;
}
