import type { ReactNode } from 'react';
import { Notice } from './Notice';

/** The amber note of something that went wrong without stopping the work: a form that stays editable. */
export function WarningAlert({
  children,
  action,
}: {
  readonly children: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <Notice tone="amber" action={action}>
      {children}
    </Notice>
  );
}
