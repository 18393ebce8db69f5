import { lazy, type ComponentProps } from 'react';
import { DialogBoundary } from '@vaglio/ui';

const Loaded = lazy(() => import('./SplitDialog').then((module) => ({ default: module.SplitDialog })));

/** Split dialog, loaded in a separate chunk. */
export function LazySplitDialog(props: ComponentProps<typeof Loaded>) {
  const { startup, onClose } = props;
  return (
    <DialogBoundary title={`Split ${startup.company_name}`} width="wide" onClose={onClose}>
      <Loaded {...props} />
    </DialogBoundary>
  );
}
