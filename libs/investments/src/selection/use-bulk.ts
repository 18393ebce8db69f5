import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { BulkAction } from '@vaglio/contract';
import { useChangeManyMutation, useUndoManyMutation, type ListQuery } from '@vaglio/startups-data';
import { bulkDone, type BulkAct, readBulkRefusal, type BulkRefusal } from '@vaglio/startup-decisions';
import { selectedOf, tokenOf, type Selected } from './selected';
import { orderQuery } from './selection-order';
import type { Selection } from './use-selection';

/** What was done with many startups, or why it was not undone. */
export interface BulkNotice {
  readonly done: string;
  /** By which it is undone; null where nothing was changed, or where it was undone. */
  readonly id: string | null;
  readonly failure: string | null;
}

/** Acts on the selection: which one a person is about to carry out, its refusal, and its undoing. */
export function useBulk(listed: ListQuery, selection: Selection | null) {
  const [asked, setAsked] = useState<BulkAct | null>(null);
  const [refused, setRefused] = useState<BulkRefusal | null>(null);
  const [notice, setNotice] = useState<BulkNotice | null>(null);
  const [change, { isLoading: isSaving }] = useChangeManyMutation();
  const [undo, { isLoading: isUndoing }] = useUndoManyMutation();

  const ask = (act: BulkAct): void => {
    setRefused(null);
    setNotice(null);
    setAsked(act);
  };
  const carryOut = async (act: BulkAct, action: BulkAction, selected: Selected): Promise<void> => {
    const expected = selected.entries.size;
    const { data, error } = await change({
      bulkOrder: {
        ...(!selected.isWhole && { ids: [...selected.entries.keys()] }),
        query: orderQuery(listed),
        expected,
        token: tokenOf(selected),
        action,
      },
    });
    if (error) {
      setRefused(readBulkRefusal(error));
      return;
    }
    setAsked(null);
    setRefused(null);
    setNotice({ done: bulkDone(act, expected), id: data?.id ?? null, failure: null });
    selection?.clear();
  };
  return {
    asked,
    ask,
    refused,
    isSaving,
    notice,
    close: () => setAsked(null),
    dismiss: () => setNotice(null),
    /** For those that are selected, or, after a refusal, for those that there are now. */
    send: (act: BulkAct, action: BulkAction): void => {
      const selected = selection?.selected;
      if (!selected) return;
      const present = refused?.now ? selectedOf(refused.now.token, selected.isWhole) : selected;
      void carryOut(act, action, present);
    },
    /** Shows those that there are now as the selection. */
    review: (): void => {
      if (refused?.now) selection?.replace(refused.now.token);
      setAsked(null);
    },
    /** @param partly leaves what others changed since */
    undo: async (partly: boolean): Promise<void> => {
      if (!notice?.id || isUndoing) return;
      const { error, data } = await undo({ id: notice.id, bulkUndoing: { partly } });
      if (error) setNotice({ ...notice, failure: errorText(error, 'Undo failed') });
      else setNotice({ done: `${data?.count ?? 0} are as they were.`, id: null, failure: null });
    },
  };
}

export type Bulk = ReturnType<typeof useBulk>;
