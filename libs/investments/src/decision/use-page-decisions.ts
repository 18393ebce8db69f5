import { useState } from 'react';
import { isFlagSet } from '@vaglio/startups-domain';
import type { Startup } from '@vaglio/startups-data';
import { FLAG_FIELDS, type Decision, type FlagName } from '../edit/decision';
import type { useDecisions } from '../edit/use-decisions';
import { EMPTY_DRAFT, offeredReasons, type DecisionDraft } from './decision-draft';
import type { DecisionRules } from './use-decision-rules';

/** A decision that waits for its reason. */
export interface AskedDecision {
  readonly startup: Startup;
  readonly flag: FlagName;
  /** It is made already and gets a reason. */
  readonly isAddition: boolean;
  /** Null where there is nothing to stand at: the startup has left the list. */
  readonly anchor: HTMLElement | null;
}

type Decisions = Pick<ReturnType<typeof useDecisions>, 'decideWith' | 'isSaving' | 'dismiss'>;

/**
 * Decisions by key and their reasons, on a server that keeps them.
 * @param rules null where there are none: then no key decides
 */
export function usePageDecisions(rules: DecisionRules | null, chosen: Startup | null, decisions: Decisions) {
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const said = (draft: DecisionDraft, flag: FlagName) => ({
    ...draft,
    reason: offeredReasons(rules?.of(flag) ?? null).find(({ id }) => id === draft.reasonId)?.label ?? null,
  });
  return {
    asked,
    close: () => setAsked(null),
    /** Null where no key decides. */
    decideByKey:
      rules === null || chosen === null
        ? null
        : (flag: FlagName): void => {
            if (decisions.isSaving) return;
            const decision = { startup: chosen, flag, isSet: !isFlagSet(chosen[FLAG_FIELDS[flag]]) };
            const asks = flag === 'rejected' || rules.of(flag)?.is_reason_required === true;
            if (decision.isSet && asks)
              setAsked({ startup: chosen, flag, isAddition: false, anchor: manageButton() });
            else void decisions.decideWith(decision, said(EMPTY_DRAFT, flag), true);
          },
    /** Null on a server that keeps no reasons. */
    addReason:
      rules === null
        ? null
        : ({ startup, flag }: Decision): void => {
            decisions.dismiss();
            const anchor = chosen?.id === startup.id ? manageButton() : null;
            setAsked({ startup, flag, isAddition: true, anchor });
          },
    send: async ({ startup, flag, isAddition }: AskedDecision, draft: DecisionDraft) => {
      const decision = { startup, flag, isSet: true };
      const refused = await decisions.decideWith(decision, { ...said(draft, flag), isAddition }, false);
      if (!refused) setAsked(null);
      return refused;
    },
    reload: (current: Startup): void => setAsked((before) => before && { ...before, startup: current }),
  };
}

/** What opens the menu of the startup that is looked at. */
function manageButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-decides]');
}
