import type { ReactNode } from 'react';
import { Notice } from './Notice';

/** Amber warning about a problem that does not block the user, such as in a form that can still be edited. */
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
