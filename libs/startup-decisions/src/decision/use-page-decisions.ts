import { useState } from 'react';
import type { Startup } from '@vaglio/contract';
import { isDecided, type Decision, type DecisionName } from '../edit/decision';
import type { useDecisions } from '../edit/use-decisions';
import { EMPTY_DRAFT, offeredReasons, type DecisionDraft } from './decision-draft';
import type { DecisionRules } from './use-decision-rules';

/** A decision that waits for its reason. */
export interface AskedDecision {
  readonly startup: Startup;
  readonly flag: DecisionName;
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
  const said = (draft: DecisionDraft, flag: DecisionName) => ({
    ...draft,
    reason: offeredReasons(rules?.of(flag) ?? null).find(({ id }) => id === draft.reasonId)?.label ?? null,
  });
  /** Asks first where a reason or a day is needed. */
  const begin = (startup: Startup, flag: DecisionName): void => {
    const rule = rules?.of(flag) ?? null;
    if (decisions.isSaving || (flag === 'later' && (rule === null || isDecided(startup, 'rejected')))) return;
    const decision = { startup, flag, isSet: !isDecided(startup, flag) };
    const asks = flag === 'rejected' || flag === 'later' || rule?.is_reason_required === true;
    if (decision.isSet && asks) setAsked({ startup, flag, isAddition: false, anchor: manageButton(startup) });
    else void decisions.decideWith(decision, said(EMPTY_DRAFT, flag), true);
  };
  return {
    asked,
    /** Sets Later or ends it. */
    later: (startup: Startup): void => begin(startup, 'later'),
    /** Asks for another date of a startup that is Later. */
    changeLater: (startup: Startup, anchor: HTMLElement | null = manageButton(startup)): void => {
      if (!decisions.isSaving) setAsked({ startup, flag: 'later', isAddition: false, anchor });
    },
    close: () => setAsked(null),
    /** Null where no key decides. */
    decideByKey: rules === null || chosen === null ? null : (flag: DecisionName): void => begin(chosen, flag),
    /** Null on a server that keeps no reasons. */
    addReason:
      rules === null
        ? null
        : ({ startup, flag }: Decision): void => {
            decisions.dismiss();
            // The reason of Later is said with its day, which is decided anew.
            setAsked({ startup, flag, isAddition: flag !== 'later', anchor: manageButton(startup) });
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

/** What opens the menu of a startup; null where the page does not show it. */
function manageButton({ id }: Startup): HTMLElement | null {
  const buttons = document.querySelectorAll<HTMLElement>('[data-decides]');
  return [...buttons].find(({ dataset }) => dataset['decides'] === id) ?? null;
}
