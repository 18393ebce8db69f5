import { useSearchParams } from 'react-router';
import { useEffect } from 'react';
import { routes } from '@vaglio/startups-domain';
import { ExportFile, useToast } from '@vaglio/ui';
import { MAX_COMPARED } from '@vaglio/startup-details';
import { type DecisionRules, BulkDecisionDialog, startupsText } from '@vaglio/startup-decisions';
import { BulkBar } from './BulkBar';
import { BulkWorkDialog } from './BulkWorkDialog';
import type { ListQuery } from '@vaglio/startups-data';
import type { Bulk } from './use-bulk';
import type { Selection } from './use-selection';
import { useSelectionPrint } from './use-selection-print';

interface SelectionPartsProps {
  /** The list that the selection is of. */
  readonly listQuery: ListQuery;
  readonly selection: Selection;
  readonly bulk: Bulk;
  /** Of the list; null while it is not known. */
  readonly total: number | null;
  /** Null on a server that keeps no reasons. */
  readonly rules: DecisionRules | null;
}

/** What belongs to a selection beside the list: its bar, the dialogs of its acts, and what became of them. */
export function SelectionParts(props: SelectionPartsProps) {
  const { listQuery, selection, bulk, total, rules } = props;
  const { count, selected } = selection;
  const [params] = useSearchParams();
  const { acts, file } = useSelectionPrint(listQuery, selected);
  const { command } = bulk;
  const toast = useToast();
  const { ended } = selection;
  useEffect(() => {
    if (ended === 0) return undefined;
    return toast({ message: `The selection of ${startupsText(ended)} has ended: this is another list.` });
  }, [ended, toast]);
  const dialog = {
    count,
    refused: bulk.refused,
    isSaving: bulk.isSaving,
    onReview: bulk.review,
    onClose: bulk.close,
  };
  return (
    <>
      {count > 0 && (
        <BulkBar
          count={count}
          total={total}
          isReading={selection.isReading}
          comparison={
            count >= 2 && count <= MAX_COMPARED ? routes.compare([...selected.entries.keys()], params) : null
          }
          paper={acts}
          onAll={() => void selection.addAll()}
          onClear={selection.clear}
          onAct={bulk.openDialog}
        />
      )}
      <ExportFile {...file} />
      {command?.kind === 'decision' && rules && (
        <BulkDecisionDialog
          {...dialog}
          act={command}
          rules={rules}
          onSend={(action) => bulk.submit(command, action)}
        />
      )}
      {command && command.kind !== 'decision' && (
        <BulkWorkDialog {...dialog} act={command} onSend={(action) => bulk.submit(command, action)} />
      )}
    </>
  );
}
