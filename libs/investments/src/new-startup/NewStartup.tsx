import { lazy, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { DialogBoundary } from '@vaglio/ui';
import { useNewStartup } from './use-new-startup';

const NewStartupDialog = lazy(() =>
  import('./NewStartupDialog').then((module) => ({ default: module.NewStartupDialog })),
);

/** Lazy dialog for a new startup. It is shown while the address contains its parameter. */
export function NewStartup() {
  const form = useNewStartup();
  const [params] = useSearchParams();
  const shown = useRef<string | null>(null);
  // The toast remains after the form closes, and an undo may finish after the user has left the page.
  useEffect(() => {
    shown.current = params.get('startup');
    return () => {
      shown.current = null;
    };
  }, [params]);
  if (!form?.isOpen) return null;
  return (
    <DialogBoundary title="New startup" width="wide" onClose={form.close}>
      <NewStartupDialog isShown={(id) => shown.current === id} onClose={form.close} />
    </DialogBoundary>
  );
}
