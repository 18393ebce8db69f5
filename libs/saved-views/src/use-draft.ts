import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { View } from '@vaglio/contract';
import {
  startupsApi,
  useDiscardViewDraftMutation,
  useSaveViewDraftMutation,
  type ListQuery,
  diffFromSaved,
} from '@vaglio/startups-data';

type Patch = ReturnType<typeof startupsApi.util.updateQueryData>;
type ApiState = ReturnType<Parameters<Patch>[1]>;

/** Keeps what a person changes in a saved view as their draft; what is as it was saved is no draft. */
export function useDraft() {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  const [save] = useSaveViewDraftMutation();
  const [discard] = useDiscardViewDraftMutation();
  // One change after the other, or an earlier one might be the last to arrive.
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const send = (act: () => Promise<unknown>) => {
    sent.current = sent.current.then(act, act);
    return sent.current;
  };
  /** Shows the draft ahead of the server. */
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
    /** Keeps a list that a view has become. */
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
    /** Shows a view that was just saved or restored, before the list of views is there again. */
    add: (view: View): void => {
      dispatch(
        startupsApi.util.updateQueryData('listViews', undefined, ({ items }) => {
          if (!items.some(({ id }) => id === view.id)) items.push(view);
        }),
      );
    },
  };
}
