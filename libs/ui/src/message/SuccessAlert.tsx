import type { ReactNode } from 'react';
import { Notice } from './Notice';

/** The green note of something that went well, announced politely. */
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
