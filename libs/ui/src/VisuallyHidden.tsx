import type { ElementType, ReactNode } from 'react';

interface VisuallyHiddenProps {
  readonly children?: ReactNode;
  /** Element type, such as a heading or a caption. The default is a span. */
  readonly component?: ElementType;
  /** `status` for a text that screen readers announce without interrupting. */
  readonly role?: 'status';
}

/** Text for screen readers only, such as a page title, a status or a table caption. */
export function VisuallyHidden({ children, component: Element = 'span', role }: VisuallyHiddenProps) {
  return (
    <Element role={role} className="vg-hidden">
      {children}
    </Element>
  );
}
