import { useRef } from 'react';
import { useAppDispatch } from '@vaglio/api-client';
import type { View } from '@vaglio/contract';
import {
  startupsApi,
  useDiscardViewDraftMutation,
  useSaveViewDraftMutation,
  type ListQuery,
  diffFromSaved,
} from '@vaglio/startups-data';

/** Stores a user's changes to a saved view as a draft. An unchanged view has no draft. */
export function useDraft() {
  const dispatch = useAppDispatch();
  const [save] = useSaveViewDraftMutation();
  const [discard] = useDiscardViewDraftMutation();
  // Requests are sent one at a time, so that an earlier draft cannot arrive last.
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const send = (act: () => Promise<unknown>) => {
    sent.current = sent.current.then(act, act);
    return sent.current;
  };
  /** Changes the cached draft before the server responds. */
  const show = (id: string, query: string | null) =>
    dispatch(
      startupsApi.util.updateQueryData('listViews', undefined, ({ items }) => {
        const view = items.find((each) => each.id === id);
        if (!view) return;
        if (query === null) delete view.draft;
        else view.draft = { query, base_version: view.draft?.base_version ?? view.version };
      }),
    );
  return {
    /** Stores the changed list as the draft of a view. */
    keep: (next: ListQuery, view: View): void => {
      const change = diffFromSaved(next, view);
      if (change === (view.draft?.query ?? null)) return;
      show(view.id, change);
      void send(() =>
        change === null
          ? discard({ id: view.id })
          : save({ id: view.id, viewDraftChange: { query: change } }),
      );
    },
    discard: ({ id }: View): void => {
      show(id, null);
      void send(() => discard({ id }));
    },
    /** Adds a saved or restored view to the cache until the list of views is reloaded. */
    add: (view: View): void => {
      dispatch(
        startupsApi.util.updateQueryData('listViews', undefined, ({ items }) => {
          if (!items.some(({ id }) => id === view.id)) items.push(view);
        }),
      );
    },
  };
}
