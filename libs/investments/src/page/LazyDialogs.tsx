import { lazy, type ComponentProps } from 'react';
import { DialogBoundary } from '@vaglio/ui';

// The editors of a startup and of a saved view are chunks of their own.
const LoadedMerge = lazy(() =>
  import('../merge/MergeDialog').then((module) => ({ default: module.MergeDialog })),
);
const LoadedSplit = lazy(() =>
  import('../split/SplitDialog').then((module) => ({ default: module.SplitDialog })),
);
const LoadedEditText = lazy(() =>
  import('../edit/EditTextDialog').then((module) => ({ default: module.EditTextDialog })),
);
const LoadedView = lazy(() =>
  import('../views/ViewDialog').then((module) => ({ default: module.ViewDialog })),
);

/** The merge of a startup into another. */
export function MergeDialog(props: ComponentProps<typeof LoadedMerge>) {
  const { startup, onClose } = props;
  return (
    <DialogBoundary title={`Merge ${startup.company_name} into …`} onClose={onClose}>
      <LoadedMerge {...props} />
    </DialogBoundary>
  );
}

/** The split of a startup. */
export function SplitDialog(props: ComponentProps<typeof LoadedSplit>) {
  const { startup, onClose } = props;
  return (
    <DialogBoundary title={`Split ${startup.company_name}`} width="wide" onClose={onClose}>
      <LoadedSplit {...props} />
    </DialogBoundary>
  );
}

/** The text edit of a startup. */
export function EditTextDialog(props: ComponentProps<typeof LoadedEditText>) {
  const { startup, onClose } = props;
  return (
    <DialogBoundary title={`Edit text of ${startup.company_name}`} width="wide" onClose={onClose}>
      <LoadedEditText {...props} />
    </DialogBoundary>
  );
}

/** The name of a saved view. */
export function ViewDialog(props: ComponentProps<typeof LoadedView>) {
  const { view, onClose } = props;
  return (
    <DialogBoundary title={view ? 'Rename view' : 'Save view'} width="narrow" onClose={onClose}>
      <LoadedView {...props} />
    </DialogBoundary>
  );
}
