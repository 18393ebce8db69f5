import { useCallback, useMemo, useState } from 'react';
import { useSession } from '@vaglio/auth-session';
import type { View, Outcome } from '@vaglio/contract';
import {
  useCountViewNewsQuery,
  ALL_ACTIVE,
  FIRST_LIST,
  type ListQuery,
  diffFromSaved,
  serializeView,
  parseView,
  viewOf,
  type GoToList,
} from '@vaglio/startups-data';
import { useLocalToast, useStableCallback } from '@vaglio/ui';
import { useDraft } from './use-draft';
import { useViewChanges } from './use-view-changes';
import type { ViewForm } from './view-form';
import type { ViewAct } from './ViewMenu';
import { viewRights } from './view-rights';

interface ViewPage {
  readonly query: ListQuery;
  /** Saved views. null while they are loading, and if the server does not support views. */
  readonly views: readonly View[] | null;
  readonly go: GoToList;
}

export type ViewDialogKind = 'save' | 'rename' | 'update';

/** Returns the current view, its actions and its dialogs. Toasts show the results of actions. */
export function useViewPage({ query, views, go }: ViewPage) {
  const { claims } = useSession();
  const draft = useDraft();
  const changes = useViewChanges();
  const { data: counted } = useCountViewNewsQuery(undefined, { skip: views === null });
  const [dialog, setDialog] = useState<ViewDialogKind | null>(null);
  const toast = useLocalToast();

  const view = viewOf(query, views ?? []);
  const change = view && diffFromSaved(query, view);
  /**
   * Opens a saved view without a draft. The address then contains only the view's id, so that later changes by other
   * users apply.
   */
  const openView = (saved: View) =>
    go({ ...parseView(saved.query), view: saved.id }, { id: saved.id, query: saved.query });
  const settle = <Row>(outcome: Outcome<Row>): Row | null => {
    if (outcome.kind === 'done') return outcome.row;
    toast({ message: outcome.kind === 'failed' ? outcome.text : STALE, severity: 'error' });
    return null;
  };
  const saved = (next: View | null) => {
    if (!next) return;
    draft.add(next);
    openView(next);
  };
  const create = async (name: string, content: string) => {
    saved(settle(await changes.create({ name, query: content, is_team: false })));
  };
  const remove = async (gone: View) => {
    const outcome = await changes.remove(gone);
    settle(outcome);
    if (outcome.kind !== 'done') return;
    toast({ message: `${gone.name} was deleted.`, undo: () => restore(gone) });
    go(FIRST_LIST);
  };
  const restore = useStableCallback(async ({ id }: View): Promise<null> => {
    saved(settle(await changes.restore(id)));
    return null;
  });
  const rights = useMemo(() => view && viewRights(view, claims), [view, claims]);
  const countOf = useCallback(
    (id: string): number => counted?.items.find((each) => each.id === id)?.new ?? 0,
    [counted],
  );
  const content = serializeView(query);
  const isAllActive = query.view === ALL_ACTIVE && serializeView({ ...query, q: '' }) === '';
  const toSave = view === null && content !== '' ? content : null;
  const discard = useStableCallback((): void => {
    if (!view) return;
    draft.discard(view);
    openView(view);
  });
  const act = useStableCallback(async (chosen: ViewAct): Promise<void> => {
    if (!view) return;
    if (chosen === 'rename') setDialog('rename');
    if (chosen === 'pin')
      settle(await changes.update({ id: view.id, version: view.version }, { is_pinned: !view.is_pinned }));
    if (chosen === 'share') settle(await changes.update(view, { is_team: !view.is_team }));
    if (chosen === 'duplicate') await create(`${view.name.slice(0, 52)} (copy)`, change ?? view.query);
    if (chosen === 'delete') await remove(view);
  });
  return {
    views,
    view,
    isAllActive,
    /** Memoised props of the view bar. */
    bar: useMemo(
      () => ({
        views,
        view,
        /** Returns the number of new startups in a view. */
        countOf,
        /** True for the built-in view of all active startups, if the list is unchanged. */
        isAllActive,
        /** Query that a new view would store, or null if there is nothing to save. */
        toSave,
        /** Query string with the user's changes to the current view, or null if the view is unchanged. */
        edited: change,
        rights,
        open: setDialog,
        discard,
        act,
      }),
      [views, view, countOf, isAllActive, toSave, change, rights, discard, act],
    ),
    edited: change,
    canShare: viewRights({ is_team: false, is_mine: true }, claims).canShare,
    dialog,
    close: () => setDialog(null),
    changes,
    /** Shows another list. In a saved view, the other list is stored as a draft. */
    change: (next: ListQuery): void => {
      const isSame = view !== null && next.view === query.view;
      if (isSame && diffFromSaved(next, view) !== change) draft.keep(next, view);
      go(next);
    },
    save: (form: ViewForm): Promise<Outcome<View>> =>
      changes.create({ name: form.name, query: change ?? content, is_team: form.isTeam }),
    onSaved: (next: View | null): void => {
      if (view && change !== null) draft.discard(view);
      saved(next);
    },
  };
}

const STALE = 'Somebody changed this view in the meantime. Nothing has been changed.';
