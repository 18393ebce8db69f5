import { DecisionDialog } from './DecisionDialog';
import type { DecisionDraft } from './decision-draft';
import { LaterDialog } from './LaterDialog';
import type { DecisionRules } from './use-decision-rules';
import type { DecisionFlow } from './use-decision-flow';

interface DecisionDialogsProps {
  readonly flow: DecisionFlow;
  /** Null on a server that keeps no reasons. */
  readonly rules: DecisionRules | null;
}

/** A decision that asks for its reason or its day; nothing while none does. */
export function DecisionDialogs({ flow, rules }: DecisionDialogsProps) {
  const { asked } = flow;
  if (asked === null || rules === null) return null;
  const dialog = {
    rules,
    asked,
    onSend: async (draft: DecisionDraft) => {
      const refused = await flow.sendAsked(asked, draft);
      if (!refused) flow.close();
      return refused;
    },
    onReload: flow.reload,
    onClose: flow.close,
  };
  return asked.flag === 'later' ? <LaterDialog {...dialog} /> : <DecisionDialog {...dialog} />;
}
