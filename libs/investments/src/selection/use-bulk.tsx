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

/**
 * Returns the current bulk action, its error and its handlers. A toast shows the result of each action and offers Undo.
 */
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
  /** @param partly true to skip startups that other users have changed since the action */
  const undo = async (id: string, partly: boolean): Promise<null> => {
    const { error, data } = await sendUndo({ id, bulkUndoing: { partly } });
    if (!error) {
      toast({ message: `${data?.count ?? 0} restored.` });
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
    /**
     * Runs an action on the selected startups. If the server has rejected the action, it is repeated with the current
     * startups of the list.
     */
    submit: (act: BulkCommand, action: BulkAction): void => {
      const selected = selection?.selected;
      if (!selected) return;
      const present = refused?.now ? selectedOf(refused.now.token, selected.isWhole) : selected;
      void run(act, action, present);
    },
    /** Replaces the selection with the startups that the list currently contains. */
    review: (): void => {
      if (refused?.now) selection?.replace(refused.now.token);
      setCommand(null);
    },
  };
}

export type Bulk = ReturnType<typeof useBulk>;
