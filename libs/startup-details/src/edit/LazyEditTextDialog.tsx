import { lazy, type ComponentProps } from 'react';
import { DialogBoundary } from '@vaglio/ui';

const Loaded = lazy(() => import('./EditTextDialog').then((module) => ({ default: module.EditTextDialog })));

/** The text edit of a startup, a chunk of its own. */
export function LazyEditTextDialog(props: ComponentProps<typeof Loaded>) {
  const { startup, onClose } = props;
  return (
    <DialogBoundary title={`Edit text of ${startup.company_name}`} width="wide" onClose={onClose}>
      <Loaded {...props} />
    </DialogBoundary>
  );
}
