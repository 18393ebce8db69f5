import type { BulkAction } from '@vaglio/contract';
import { type BulkDialogProps, BulkDecisionDialog, type DecisionRules } from '@vaglio/startup-decisions';
import { BulkWorkDialog } from './BulkWorkDialog';
import type { Bulk } from './use-bulk';

interface BulkDialogsProps extends BulkDialogProps {
  readonly command: NonNullable<Bulk['command']>;
  /** Configured reasons and rules of decisions; null if the server provides none. */
  readonly rules: DecisionRules | null;
  readonly onSend: (action: BulkAction) => void;
}

/** Dialog that asks for the reason, assignee or next step of a bulk action before the action runs. */
export function BulkDialogs({ command, rules, ...dialog }: BulkDialogsProps) {
  if (command.kind !== 'decision') return <BulkWorkDialog {...dialog} act={command} />;
  return rules && <BulkDecisionDialog {...dialog} act={command} rules={rules} />;
}
