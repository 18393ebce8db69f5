import Box from '@mui/material/Box';
import { Undo2 } from 'lucide-react';
import type { TimelineEntry } from '@vaglio/contract';
import { BusyButton, ErrorAlert, formatScore, Icon, scoreDecimals } from '@vaglio/ui';
import { errorText } from '@vaglio/api-client';
import { useUndoDecisionMutation } from '@vaglio/startups-data';
import { decisionText, evidenceText, isUndoable, whyText } from './entry-text';
import type { TimelineScope } from './timeline-scope';

interface DecisionEntryProps {
  readonly decision: NonNullable<TimelineEntry['decision']>;
  readonly scope: TimelineScope;
  /** Focuses the entry when the Undo button disappears. */
  readonly focus: () => void;
}

/** Timeline entry of a decision with the user, the reason, the score and an Undo button. */
export function DecisionEntry({ decision, scope, focus }: DecisionEntryProps) {
  const { undo, isUndoing, refusal, dismiss } = useUndoEntry(scope.id, decision.id, () => {
    focus();
    scope.announce('The decision is undone.');
  });
  const why = whyText(decision);
  const { score, undone_by } = decision;
  const notes = [
    ...(score === null ? [] : [evidenceText(decision, formatScore(score, scoreDecimals([score])))]),
    ...(undone_by === null ? [] : ['Undone.']),
  ];
  return (
    <>
      <div>
        <b>{decision.made_by ?? 'Somebody'}</b> {decisionText(decision)}
      </div>
      {why !== '' && <Box sx={{ whiteSpace: 'pre-line' }}>{why}</Box>}
      {notes.length > 0 && <Box sx={{ typography: 'body2', color: 'muted' }}>{notes.join('. ')}</Box>}
      {refusal !== null && <ErrorAlert onClose={dismiss}>{refusal}</ErrorAlert>}
      {scope.canWrite && isUndoable(decision) && (
        <BusyButton
          variant="text"
          size="small"
          sx={{ ml: -2 }}
          startIcon={<Icon of={Undo2} />}
          busy={isUndoing}
          busyLabel="Undoing..."
          onClick={() => void undo()}
        >
          Undo
        </BusyButton>
      )}
    </>
  );
}

/**
 * Returns a function that undoes a decision from the timeline.
 * @param id id of the startup
 * @param onUndone called when the Undo button disappears
 */
function useUndoEntry(id: string, decision: string, onUndone: () => void) {
  const [send, { isLoading, error, reset }] = useUndoDecisionMutation();
  return {
    isUndoing: isLoading,
    /** Reason for a failed undo, such as a later decision by another user. */
    refusal: error ? errorText(error, 'Update failed') : null,
    dismiss: reset,
    undo: async (): Promise<void> => {
      const { error: refused } = await send({ id, decision, decisionUndoing: { origin: 'details' } });
      if (!refused) onUndone();
    },
  };
}
