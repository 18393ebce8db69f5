import { type ComponentProps, lazy } from 'react';
import { DialogBoundary } from '@vaglio/ui';
import { UpdateTeamDialog } from './UpdateTeamDialog';
import type { ListText } from './filter-text';
import type { useViewPage } from './use-view-page';

interface ViewDialogsProps {
  readonly viewing: ReturnType<typeof useViewPage>;
  readonly listText: ListText;
}

/** The dialog of the open view, where one is open. */
export function ViewDialogs({ viewing, listText }: ViewDialogsProps) {
  const { dialog, view, edited, canShare, changes, close } = viewing;
  if (dialog === 'save')
    return (
      <LazyViewDialog
        view={null}
        name={view ? `${view.name.slice(0, 52)} (mine)` : ''}
        canShare={canShare}
        onSave={viewing.save}
        onSaved={viewing.onSaved}
        onClose={close}
      />
    );
  if (dialog === 'rename' && view)
    return (
      <LazyViewDialog
        view={view}
        canShare={canShare}
        onSave={({ name }, seen) => changes.update(seen ?? view, { name })}
        onSaved={() => undefined}
        onClose={close}
      />
    );
  if (dialog === 'update' && view && edited !== null)
    return (
      <UpdateTeamDialog
        view={view}
        change={edited}
        listText={listText}
        onUpdate={changes.update}
        onUpdated={close}
        onClose={close}
      />
    );
  return null;
}

const Loaded = lazy(() => import('./ViewDialog').then((module) => ({ default: module.ViewDialog })));

/** The name of a saved view, a chunk of its own. */
function LazyViewDialog(props: ComponentProps<typeof Loaded>) {
  const { view, onClose } = props;
  return (
    <DialogBoundary title={view ? 'Rename view' : 'Save view'} width="narrow" onClose={onClose}>
      <Loaded {...props} />
    </DialogBoundary>
  );
}
