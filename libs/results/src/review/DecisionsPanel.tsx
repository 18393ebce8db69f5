import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { DiscardedName, ReviewDecision } from '@vaglio/contract';
import {
  useAllowDiscardedNameMutation,
  useUndoReviewStepMutation,
  useListDiscardedNamesQuery,
  useListReviewDecisionsQuery,
} from '@vaglio/startups-data';
import { useToast } from '@vaglio/ui';
import type { ResultsView } from '../list/results-view';
import { decisionColumns, nameColumns } from './decision-columns';
import { DecisionsTable } from './DecisionsTable';
import { FilterChips } from './FilterChips';
import { toListPage, type ListPage } from '../list/list-page';

interface DecisionsPanelProps {
  readonly view: ResultsView;
  readonly onViewChange: (view: ResultsView) => void;
}

/** Panel with the decisions about extracted startups and the discarded names. Each decision has an Undo button. */
export function DecisionsPanel({ view, onViewChange }: DecisionsPanelProps) {
  const [now] = useState(() => new Date());
  const { decisions, names } = useDecisionPages(view);
  const toast = useToast();
  const [takeBack] = useUndoReviewStepMutation();
  const [allow] = useAllowDiscardedNameMutation();
  const columns = useMemo(() => {
    const undo = async (id: string, text: string): Promise<string | null> => {
      const { error } = await takeBack({ id, body: {} });
      if (!error) toast({ message: text });
      return error ? errorText(error, 'Undo failed') : null;
    };
    const allowAgain = async ({ id, company_name }: DiscardedName): Promise<void> => {
      const { data, error } = await allow({ id });
      if (error) {
        toast({ message: errorText(error, 'Allow again failed'), severity: 'error' });
        return;
      }
      const made = data?.decisions[0]?.step_id ?? undefined;
      toast({
        message: `${company_name} may be proposed again.`,
        ...(made !== undefined && { undo: () => undo(made, `${company_name} is discarded again.`) }),
      });
    };
    return {
      decisions: decisionColumns(now, ({ company_name }: ReviewDecision, stepId) => {
        void undo(stepId, `The decision about ${company_name} is undone.`).then(
          (refusal) => refusal !== null && toast({ message: refusal, severity: 'error' }),
        );
      }),
      names: nameColumns(now, (row) => void allowAgain(row)),
    };
  }, [now, takeBack, allow, toast]);
  const list = { view, onViewChange };
  return (
    <>
      <Box sx={{ px: 5, py: 3 }}>
        <FilterChips
          label="Decisions shown"
          chosen={view.show === 'names' ? 'names' : ''}
          filters={[
            { key: '', label: 'All decisions', count: decisions.total },
            { key: 'names', label: 'Discarded names', count: names.total },
          ]}
          onChoose={(show) => onViewChange({ ...view, show, page: 1 })}
        />
      </Box>
      {view.show === 'names' ? (
        <DecisionsTable
          {...list}
          label="Discarded names"
          page={names}
          columns={columns.names}
          empty={['No name is discarded', 'Articles do not propose discarded names again.']}
        />
      ) : (
        <DecisionsTable
          {...list}
          label="Decisions"
          page={decisions}
          columns={columns.decisions}
          empty={[
            'Nothing has been decided yet',
            'Waiting startups of articles are accepted or discarded in Raw.',
          ]}
        />
      )}
    </>
  );
}

/** Loads the displayed page of the current list. For the hidden list, it loads the first page to show its count. */
function useDecisionPages({ show, page, pageSize }: ResultsView): {
  readonly decisions: ListPage<ReviewDecision>;
  readonly names: ListPage<DiscardedName>;
} {
  const queryOf = (isShown: boolean) => ({ page: isShown ? page : 1, pageSize });
  return {
    decisions: toListPage(useListReviewDecisionsQuery(queryOf(show !== 'names'))),
    names: toListPage(useListDiscardedNamesQuery(queryOf(show === 'names'))),
  };
}
