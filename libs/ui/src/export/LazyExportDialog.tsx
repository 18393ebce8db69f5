import { lazy, type ComponentProps } from 'react';
import { DialogBoundary } from '../dialog/DialogBoundary';
import { preload } from '../loading/preload';

const load = () => import('./ExportDialog');
const Loaded = lazy(() => load().then((module) => ({ default: module.ExportDialog })));

/** Preloads the code of the dialog. A load error is shown only when the dialog opens. */
export const preloadExportDialog = () => preload(load);

/** Export dialog that is loaded lazily, in its own chunk. */
export function LazyExportDialog(props: ComponentProps<typeof Loaded>) {
  return (
    <DialogBoundary title={props.isSelection ? 'Export selection' : 'Export list'} onClose={props.onClose}>
      <Loaded {...props} />
    </DialogBoundary>
  );
}
