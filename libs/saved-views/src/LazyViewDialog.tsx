import { lazy, type ComponentProps } from 'react';
import { DialogBoundary } from '@vaglio/ui';

const Loaded = lazy(() => import('./ViewDialog').then((module) => ({ default: module.ViewDialog })));

/** The name of a saved view, a chunk of its own. */
export function LazyViewDialog(props: ComponentProps<typeof Loaded>) {
  const { view, onClose } = props;
  return (
    <DialogBoundary title={view ? 'Rename view' : 'Save view'} width="narrow" onClose={onClose}>
      <Loaded {...props} />
    </DialogBoundary>
  );
}
