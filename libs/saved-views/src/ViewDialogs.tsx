import { type ComponentProps, lazy } from 'react';
import { DialogBoundary } from '@vaglio/ui';
import type { ListText } from './filter-text';
import type { useViewPage } from './use-view-page';
import { updateVerb } from './view-text';

interface ViewDialogsProps {
  readonly viewing: ReturnType<typeof useViewPage>;
  readonly listText: ListText;
}

/** Open dialog of the current view. It renders nothing if no dialog is open. */
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
      <LazyUpdateTeamDialog
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

const LoadedName = lazy(() => import('./ViewDialog').then((module) => ({ default: module.ViewDialog })));

/** Dialog with the name of a saved view, loaded in a separate chunk. */
function LazyViewDialog(props: ComponentProps<typeof LoadedName>) {
  const { view, onClose } = props;
  return (
    <DialogBoundary title={view ? 'Rename view' : 'Save view'} width="narrow" onClose={onClose}>
      <LoadedName {...props} />
    </DialogBoundary>
  );
}

const LoadedUpdate = lazy(() =>
  import('./UpdateTeamDialog').then((module) => ({ default: module.UpdateTeamDialog })),
);

/** Dialog that updates a saved view, loaded in a separate chunk. */
function LazyUpdateTeamDialog(props: ComponentProps<typeof LoadedUpdate>) {
  const { view, onClose } = props;
  return (
    <DialogBoundary title={`${updateVerb(view)}: ${view.name}`} width="narrow" onClose={onClose}>
      <LoadedUpdate {...props} />
    </DialogBoundary>
  );
}
