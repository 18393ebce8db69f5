import { lazy, type ComponentProps } from 'react';
import { DialogBoundary } from '@vaglio/ui';

const Loaded = lazy(() => import('./MergeDialog').then((module) => ({ default: module.MergeDialog })));

/** Merge dialog, loaded in a separate chunk. */
export function LazyMergeDialog(props: ComponentProps<typeof Loaded>) {
  const { startup, onClose } = props;
  return (
    <DialogBoundary title={`Merge ${startup.company_name} into …`} onClose={onClose}>
      <Loaded {...props} />
    </DialogBoundary>
  );
}
