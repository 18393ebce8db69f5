import { useSearchParams } from 'react-router';
import { lazy, useEffect } from 'react';
import { routes } from '@vaglio/startups-domain';
import { DialogBoundary, ExportFile, useToast } from '@vaglio/ui';
import { MAX_COMPARED } from '@vaglio/startup-details';
import { type DecisionRules, startupsText } from '@vaglio/startup-decisions';
import { BulkBar } from './BulkBar';
import type { ListQuery } from '@vaglio/startups-data';
import type { Bulk } from './use-bulk';
import type { Selection } from './use-selection';
import { useSelectionPrint } from './use-selection-print';

const BulkDialogs = lazy(() => import('./BulkDialogs').then((module) => ({ default: module.BulkDialogs })));

interface SelectionPartsProps {
  /** Query of the list to which the selection belongs. */
  readonly listQuery: ListQuery;
  readonly selection: Selection;
  readonly bulk: Bulk;
  /** Number of startups in the list; null while unknown. */
  readonly total: number | null;
  /** Configured reasons and rules of decisions; null if the server provides none. */
  readonly rules: DecisionRules | null;
}

/** Parts of the selection outside the list: the bar, the dialogs, and the results of bulk actions. */
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
    return toast({
      message: `The list has changed: ${startupsText(ended)} ${ended === 1 ? 'is' : 'are'} no longer selected.`,
    });
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
      {command && (
        <DialogBoundary title={startupsText(count)} onClose={bulk.close}>
          <BulkDialogs
            {...dialog}
            command={command}
            rules={rules}
            onSend={(action) => bulk.submit(command, action)}
          />
        </DialogBoundary>
      )}
    </>
  );
}
