import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ErrorAlert } from '../message/ErrorAlert';
import { VisuallyHidden } from '../VisuallyHidden';
import { SkeletonBar } from './SkeletonBar';

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
  if (isEmpty) return isFetching ? <Loading skeleton={skeleton} /> : empty;
  return <Box aria-busy={isFetching}>{children}</Box>;
}

/** Something is loading: its shape, and words for screen readers. */
function Loading({ skeleton = <LinesSkeleton /> }: { readonly skeleton?: ReactNode }) {
  return (
    <div>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <div aria-hidden="true">{skeleton}</div>
    </div>
  );
}

/** A heading and three lines of text, in grey. */
const LINES = [
  { width: '38%', height: 16 },
  { width: '92%', height: 12 },
  { width: '86%', height: 12 },
  { width: '56%', height: 12 },
] as const;

/** The shape of a text or a form whose content is not there yet. */
function LinesSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 3, py: 1, maxWidth: '72ch' }}>
      {LINES.map((line) => (
        <SkeletonBar key={line.width} {...line} />
      ))}
    </Box>
  );
}
