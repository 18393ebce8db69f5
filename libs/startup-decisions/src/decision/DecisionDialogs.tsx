import { DecisionDialog } from './DecisionDialog';
import { LaterDialog } from './LaterDialog';
import type { DecisionRules } from './use-decision-rules';
import type { usePageDecisions } from './use-page-decisions';

interface DecisionDialogsProps {
  readonly deciding: ReturnType<typeof usePageDecisions>;
  /** Null on a server that keeps no reasons. */
  readonly rules: DecisionRules | null;
  readonly now: Date;
  /** Of all scores of the page. */
  readonly decimals: number;
  readonly hasKeys: boolean;
}

/** A decision that asks for its reason or its day; nothing while none does. */
export function DecisionDialogs({ deciding, rules, now, decimals, hasKeys }: DecisionDialogsProps) {
  const { asked } = deciding;
  if (asked === null || rules === null) return null;
  const dialog = {
    rules,
    asked,
    decimals,
    hasKeys,
    onSend: (draft: Parameters<typeof deciding.send>[1]) => deciding.send(asked, draft),
    onReload: deciding.reload,
    onClose: deciding.close,
  };
  return asked.flag === 'later' ? <LaterDialog {...dialog} now={now} /> : <DecisionDialog {...dialog} />;
}
