import Button from '@mui/material/Button';
import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { BulkAction } from '@vaglio/contract';
import { useChangeManyMutation, useUndoManyMutation, type ListQuery } from '@vaglio/startups-data';
import { bulkDone, type BulkCommand, readBulkRefusal, type BulkRefusal } from '@vaglio/startup-decisions';
import { useToast } from '@vaglio/ui';
import { selectedOf, tokenOf, type Selected } from './selected';
import { orderQuery } from './selection-order';
import type { Selection } from './use-selection';

/** Actions on the selection: the one that a dialog asks about, and its refusal; toasts show the results, with Undo. */
export function useBulk(listQuery: ListQuery, selection: Selection | null) {
  const [command, setCommand] = useState<BulkCommand | null>(null);
  const [refused, setRefused] = useState<BulkRefusal | null>(null);
  const toast = useToast();
  const [change, { isLoading: isSaving }] = useChangeManyMutation();
  const [sendUndo] = useUndoManyMutation();

  const openDialog = (act: BulkCommand): void => {
    setRefused(null);
    setCommand(act);
  };
  const run = async (act: BulkCommand, action: BulkAction, selected: Selected): Promise<void> => {
    const expected = selected.entries.size;
    const { data, error } = await change({
      bulkOrder: {
        ...(!selected.isWhole && { ids: [...selected.entries.keys()] }),
        query: orderQuery(listQuery),
        expected,
        token: tokenOf(selected),
        action,
      },
    });
    if (error) {
      setRefused(readBulkRefusal(error));
      return;
    }
    setCommand(null);
    setRefused(null);
    const id = data?.id ?? null;
    toast({ message: bulkDone(act, expected), undo: id === null ? null : () => undo(id, false) });
    selection?.clear();
  };
  /** @param partly leaves what others changed since */
  const undo = async (id: string, partly: boolean): Promise<null> => {
    const { error, data } = await sendUndo({ id, bulkUndoing: { partly } });
    if (!error) {
      toast({ message: `${data?.count ?? 0} are as they were.` });
      return null;
    }
    const close = toast({
      message: errorText(error, 'Undo failed'),
      severity: 'error',
      detail: (
        <Button
          size="small"
          onClick={() => {
            close();
            void undo(id, true);
          }}
        >
          Undo the others
        </Button>
      ),
    });
    return null;
  };
  return {
    command,
    openDialog,
    refused,
    isSaving,
    close: () => setCommand(null),
    /** For those that are selected, or, after a refusal, for those that there are now. */
    submit: (act: BulkCommand, action: BulkAction): void => {
      const selected = selection?.selected;
      if (!selected) return;
      const present = refused?.now ? selectedOf(refused.now.token, selected.isWhole) : selected;
      void run(act, action, present);
    },
    /** Shows those that there are now as the selection. */
    review: (): void => {
      if (refused?.now) selection?.replace(refused.now.token);
      setCommand(null);
    },
  };
}

export type Bulk = ReturnType<typeof useBulk>;
