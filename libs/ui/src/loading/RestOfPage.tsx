import type { ReactNode } from 'react';
import { useIsRestHeld, type RestPart } from './rest-of-page';

interface RestOfPageProps {
  readonly part: RestPart;
  /** What keeps its room; nothing where none is needed. */
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that is drawn after what the person came for. */
export function RestOfPage({ part, meanwhile = null, children }: RestOfPageProps) {
  return useIsRestHeld(part) ? meanwhile : children;
}
