import type { ReactNode } from 'react';
import { useIsRestHeld } from './rest-of-page';

interface RestOfPageProps {
  /** What keeps its room; nothing where none is needed. */
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that is drawn after what the person came for. */
export function RestOfPage({ meanwhile = null, children }: RestOfPageProps) {
  return useIsRestHeld() ? meanwhile : children;
}
