import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ErrorAlert } from '../message/ErrorAlert';
import { VisuallyHidden } from '../VisuallyHidden';
import { SkeletonBar } from './SkeletonBar';

interface LoadStateProps {
  readonly isFetching: boolean;
  /** Error message from the server or the specification; null if there is no error. */
  readonly failure: string | null;
  readonly onRetry?: () => void;
  /** True if there is no content, or no content yet. The default is true without children. */
  readonly isEmpty?: boolean;
  /** Content for an empty result, such as an `EmptyState` or a text. */
  readonly empty?: ReactNode;
  /** Placeholder during the first load. The default is lines of text. */
  readonly skeleton?: ReactNode;
  /** Loaded content, which remains visible during a reload. */
  readonly children?: ReactNode;
}

/**
 * Displays one of four states of content: loading, error, empty or loaded. In the error state, only an alert with Retry
 * is shown, because a failed load empties the list.
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

/** Skeleton with a loading message for screen readers. */
function Loading({ skeleton = <LinesSkeleton /> }: { readonly skeleton?: ReactNode }) {
  return (
    <div>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <div aria-hidden="true">{skeleton}</div>
    </div>
  );
}

/** Sizes of the skeleton bars: a heading and three lines of text. */
const LINES = [
  { width: '38%', height: 16 },
  { width: '92%', height: 12 },
  { width: '86%', height: 12 },
  { width: '56%', height: 12 },
] as const;

/** Skeleton of a text or a form. */
function LinesSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 3, py: 1, maxWidth: '72ch' }}>
      {LINES.map((line) => (
        <SkeletonBar key={line.width} {...line} />
      ))}
    </Box>
  );
}
