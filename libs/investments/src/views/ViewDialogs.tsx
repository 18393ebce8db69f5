import { UpdateTeamDialog } from './UpdateTeamDialog';
import { ViewDialog } from '../page/LazyDialogs';
import type { useViewPage } from './use-view-page';

/** The dialog of the open view, where one is open. */
export function ViewDialogs({ viewing }: { readonly viewing: ReturnType<typeof useViewPage> }) {
  const { dialog, view, edited, canShare, changes, close } = viewing;
  if (dialog === 'save')
    return (
      <ViewDialog
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
      <ViewDialog
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
        onUpdate={changes.update}
        onUpdated={close}
        onClose={close}
      />
    );
  return null;
}
