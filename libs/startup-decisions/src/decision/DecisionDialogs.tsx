import { DecisionDialog } from './DecisionDialog';
import type { DecisionDraft } from './decision-draft';
import { LaterDialog } from './LaterDialog';
import type { DecisionRules } from './use-decision-rules';
import type { DecisionFlow } from './use-decision-flow';

interface DecisionDialogsProps {
  readonly flow: DecisionFlow;
  /** Decision rules, or null on a server that stores no reasons. */
  readonly rules: DecisionRules | null;
}

/** Dialog of a decision that needs a reason or a day. It renders nothing if there is no such decision. */
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
