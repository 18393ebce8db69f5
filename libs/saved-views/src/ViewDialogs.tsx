import { UpdateTeamDialog } from './UpdateTeamDialog';
import { LazyViewDialog } from './LazyViewDialog';
import type { ListWords } from './filter-words';
import type { useViewPage } from './use-view-page';

interface ViewDialogsProps {
  readonly viewing: ReturnType<typeof useViewPage>;
  readonly listWords: ListWords;
}

/** The dialog of the open view, where one is open. */
export function ViewDialogs({ viewing, listWords }: ViewDialogsProps) {
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
        listWords={listWords}
        onUpdate={changes.update}
        onUpdated={close}
        onClose={close}
      />
    );
  return null;
}
