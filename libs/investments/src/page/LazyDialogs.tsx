import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, type ComponentProps, type ReactNode } from 'react';
import { DialogFrame, FeatureBoundary, LoadState } from '@vaglio/ui';

const LoadedMerge = lazy(() =>
  import('../merge/MergeDialog').then((module) => ({ default: module.MergeDialog })),
);
const LoadedSplit = lazy(() =>
  import('../split/SplitDialog').then((module) => ({ default: module.SplitDialog })),
);

/** The merge of a startup into another, a chunk of its own. */
export function MergeDialog(props: ComponentProps<typeof LoadedMerge>) {
  const { startup, onClose } = props;
  return (
    <DialogBoundary title={`Merge ${startup.company_name} into …`} width="medium" onClose={onClose}>
      <LoadedMerge {...props} />
    </DialogBoundary>
  );
}

/** The split of a startup, a chunk of its own. */
export function SplitDialog(props: ComponentProps<typeof LoadedSplit>) {
  const { startup, onClose } = props;
  return (
    <DialogBoundary title={`Split ${startup.company_name}`} width="wide" onClose={onClose}>
      <LoadedSplit {...props} />
    </DialogBoundary>
  );
}

interface DialogBoundaryProps {
  readonly title: string;
  readonly width: 'medium' | 'wide';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Opens the dialog at once, empty while its code loads: keys that are typed meanwhile do not reach the list below it. */
function DialogBoundary({ title, width, onClose, children }: DialogBoundaryProps) {
  const waiting = (
    <DialogFrame
      title={title}
      width={width}
      onClose={onClose}
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      <Box sx={{ minHeight: 240 }}>
        <LoadState isFetching failure={null} />
      </Box>
    </DialogFrame>
  );
  return (
    <FeatureBoundary fallback={waiting} onClose={onClose}>
      {children}
    </FeatureBoundary>
  );
}
