import { lazy } from 'react';
import { DialogBoundary } from '@vaglio/ui';
import { useNewStartup } from './use-new-startup';

const NewStartupDialog = lazy(() =>
  import('./NewStartupDialog').then((module) => ({ default: module.NewStartupDialog })),
);

/** The form for a new startup, a chunk of its own, while the address asks for it. */
export function NewStartup() {
  const form = useNewStartup();
  if (!form?.isOpen) return null;
  return (
    <DialogBoundary title="New startup" width="wide" onClose={form.close}>
      <NewStartupDialog onClose={form.close} />
    </DialogBoundary>
  );
}
