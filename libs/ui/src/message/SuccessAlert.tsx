import type { ReactNode } from 'react';
import { Notice } from './Notice';

/** Green success message that screen readers announce without interrupting. */
export function SuccessAlert({
  children,
  onClose,
}: {
  readonly children: ReactNode;
  readonly onClose?: () => void;
}) {
  return (
    <Notice tone="green" onClose={onClose}>
      {children}
    </Notice>
  );
}
