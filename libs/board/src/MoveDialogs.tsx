import type { StageCard, Startup } from '@vaglio/contract';
import { stageLabel } from '@vaglio/startups-domain';
import { ConfirmDialog } from '@vaglio/ui';
import {
  DecisionDialog,
  type DecisionDraft,
  LaterDialog,
  type RefusedDecision,
  type DecisionRules,
  type AskedDecision,
} from '@vaglio/startup-decisions';
import type { MarkedStage } from '@vaglio/startups-data';
import { listed } from './plan-move';
import type { Move } from './use-moves';

/** Move that needs further input from the user. */
export type AskedMove =
  | { readonly kind: 'reason'; readonly asked: AskedDecision; readonly move: Move | null }
  | { readonly kind: 'question'; readonly move: Move; readonly removed: readonly MarkedStage[] };

interface MoveDialogsProps {
  readonly waiting: AskedMove;
  readonly rules: DecisionRules;
  readonly isSaving: boolean;
  readonly onSend: (draft: DecisionDraft) => Promise<RefusedDecision | null>;
  readonly onReload: (current: Startup) => void;
  readonly onMove: (move: Move) => void;
  readonly onClose: () => void;
}

/** Dialog that asks for the reason of a rejection, the day of Later, or a confirmation before flags are removed. */
export function MoveDialogs({ waiting, onMove, isSaving, ...dialog }: MoveDialogsProps) {
  if (waiting.kind === 'question') {
    const { move, removed } = waiting;
    return (
      <ConfirmDialog
        title={`Move ${move.card.company_name} back to ${stageLabel(move.to)}?`}
        confirmLabel={`Remove ${listed(removed)}`}
        busyLabel="Moving..."
        busy={isSaving}
        onConfirm={() => onMove(move)}
        onCancel={dialog.onClose}
      >
        {questionText(move.card, removed)}
      </ConfirmDialog>
    );
  }
  const { asked } = waiting;
  return asked.flag === 'later' ? (
    <LaterDialog {...dialog} asked={asked} />
  ) : (
    <DecisionDialog {...dialog} asked={asked} />
  );
}

/** Returns the confirmation text, such as 'Contract and Investment are removed from Alpha AG. You can undo it.' */
function questionText({ company_name }: StageCard, removed: readonly MarkedStage[]): string {
  return `${listed(removed)} ${removed.length === 1 ? 'is' : 'are'} removed from ${company_name}. You can undo it.`;
}
