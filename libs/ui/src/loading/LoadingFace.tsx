import type { ReactNode } from 'react';
import { LinesSkeleton } from './LinesSkeleton';
import { VisuallyHidden } from '../VisuallyHidden';

interface LoadingFaceProps {
  /** The final shape in grey; without one, lines of text. */
  readonly skeleton?: ReactNode;
  readonly label?: string;
}

/** Something is loading: its shape, and a label that is announced to screen readers. */
export function LoadingFace({ skeleton = <LinesSkeleton />, label = 'Loading...' }: LoadingFaceProps) {
  return (
    <div>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden="true">{skeleton}</div>
    </div>
  );
}
