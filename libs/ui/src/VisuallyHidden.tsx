import type { ElementType, ReactNode } from 'react';

interface VisuallyHiddenProps {
  readonly children?: ReactNode;
  /** The element: a heading, a status, a caption; a span by default. */
  readonly component?: ElementType;
  /** `status` for what is to be announced politely. */
  readonly role?: 'status';
}

/** Read by screen readers, not seen: a page's title where the bar is the title, a status, a table's caption. */
export function VisuallyHidden({ children, component: Element = 'span', role }: VisuallyHiddenProps) {
  return (
    <Element role={role} className="vg-hidden">
      {children}
    </Element>
  );
}
