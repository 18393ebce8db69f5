import { useSearchParams } from 'react-router';
import { useEffect } from 'react';
import { routes } from '@vaglio/startups-domain';
import { ExportFile, useToast } from '@vaglio/ui';
import { MOST_COMPARED } from '@vaglio/startup-details';
import { type DecisionRules, BulkDecisionDialog, startupsText } from '@vaglio/startup-decisions';
import { BulkBar } from './BulkBar';
import { BulkWorkDialog } from './BulkWorkDialog';
import type { ListQuery } from '@vaglio/startups-data';
import type { Bulk } from './use-bulk';
import type { Selection } from './use-selection';
import { useSelectionPaper } from './use-selection-paper';

interface SelectionPartsProps {
  /** The list that the selection is of. */
  readonly listed: ListQuery;
  readonly selection: Selection;
  readonly bulk: Bulk;
  /** Of the list; null while it is not known. */
  readonly total: number | null;
  /** Null on a server that keeps no reasons. */
  readonly rules: DecisionRules | null;
}

/** What belongs to a selection beside the list: its bar, the dialogs of its acts, and what became of them. */
export function SelectionParts(props: SelectionPartsProps) {
  const { listed, selection, bulk, total, rules } = props;
  const { count, selected } = selection;
  const [params] = useSearchParams();
  const { acts, file } = useSelectionPaper(listed, selected);
  const { asked } = bulk;
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
            count >= 2 && count <= MOST_COMPARED ? routes.compare([...selected.entries.keys()], params) : null
          }
          paper={acts}
          onAll={() => void selection.addAll()}
          onClear={selection.clear}
          onAct={bulk.ask}
        />
      )}
      <ExportFile {...file} />
      {asked?.kind === 'decision' && rules && (
        <BulkDecisionDialog
          {...dialog}
          act={asked}
          rules={rules}
          onSend={(action) => bulk.send(asked, action)}
        />
      )}
      {asked && asked.kind !== 'decision' && (
        <BulkWorkDialog {...dialog} act={asked} onSend={(action) => bulk.send(asked, action)} />
      )}
    </>
  );
}
