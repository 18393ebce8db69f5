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
  /** Takes the focus when Undo is gone. */
  readonly focus: () => void;
}

/** Who decided what and why, at which score; and how it is taken back. */
export function DecisionEntry({ decision, scope, focus }: DecisionEntryProps) {
  const { undo, isUndoing, refusal, dismiss } = useUndoEntry(scope.id, decision.id, () => {
    focus();
    scope.announce('The decision is undone.');
  });
  const why = whyText(decision);
  return (
    <>
      <div>
        <b>{decision.made_by ?? 'Somebody'}</b> {decisionText(decision)}
      </div>
      {why !== '' && <Box sx={{ whiteSpace: 'pre-line' }}>{why}</Box>}
      <Box sx={{ typography: 'body2', color: 'muted' }}>
        {evidenceText(decision, formatScore(decision.score, scoreDecimals([decision.score])))}
        {decision.undone_by !== null && '. Undone.'}
      </Box>
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
 * Takes a decision back from the timeline.
 * @param id of the startup
 * @param onUndone the decision has no button any more
 */
function useUndoEntry(id: string, decision: string, onUndone: () => void) {
  const [send, { isLoading, error, reset }] = useUndoDecisionMutation();
  return {
    isUndoing: isLoading,
    /** Such as that somebody decided since, and what. */
    refusal: error ? errorText(error, 'Update failed') : null,
    dismiss: reset,
    undo: async (): Promise<void> => {
      const { error: refused } = await send({ id, decision, decisionUndoing: { origin: 'details' } });
      if (!refused) onUndone();
    },
  };
}
