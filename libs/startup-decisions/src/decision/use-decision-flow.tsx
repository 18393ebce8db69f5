import Button from '@mui/material/Button';
import { useReducer, useRef } from 'react';
import { errorText } from '@vaglio/api-client';
import type { Startup, StartupColumns } from '@vaglio/contract';
import { currentStartup, useWriteStartupMutation, type ListQuery } from '@vaglio/startups-data';
import { formatDate, useLocalToast, useStableCallback } from '@vaglio/ui';
import { ClearStep } from '../edit/ClearStep';
import { doneText, endsWork, isDecided, type Decision, type DecisionName } from '../edit/decision';
import { StaleMessage } from '../edit/StaleNotice';
import { EMPTY_DRAFT, offeredReasons, type DecisionDraft } from './decision-draft';
import {
  changeOfUndo,
  flowReducer,
  leavesBy,
  writeOfOrder,
  type AskedDecision,
  type DecisionOrder,
  type DecisionReason,
} from './decision-flow';
import type { RefusedDecision } from './use-decision-form';
import type { DecisionRules } from './use-decision-rules';

interface DecisionFlowOptions {
  /** The list in which decisions are made. */
  readonly query: ListQuery;
  /** Null where the server keeps no reasons, and for users who may not decide: then no key decides. */
  readonly rules: DecisionRules | null;
  /** The startup that keys are about. */
  readonly selected: Startup | null;
  /** The startup no longer fits the list. */
  readonly onLeave?: (startup: Startup) => void;
  /** It is there again, or will be as soon as the list has loaded. */
  readonly onBack?: (startup: Startup) => void;
}

/** A recorded decision, for its toast and its undo. */
interface Recorded {
  readonly decision: Decision;
  readonly isLeft: boolean;
  /** Why, in words; '' where nobody said it. */
  readonly why: string;
  /** By this it is undone; null for the call of the flags, which is undone by its opposite. */
  readonly id: string | null;
  readonly version: number | undefined;
}

/**
 * The one way to decide about a startup, by key, menu, board and comparison: it asks for a reason or a day where one is
 * needed, sends the decision, and shows the result as a toast: done with Undo, refused, or changed by somebody else.
 */
export function useDecisionFlow({ query, rules, selected, onLeave, onBack }: DecisionFlowOptions) {
  const [write, { isLoading: isSaving }] = useWriteStartupMutation();
  const [asked, dispatch] = useReducer(flowReducer, null);
  const toast = useLocalToast();
  const closeProblem = useRef<() => void>(() => undefined);
  const origin = query.layout === 'board' ? 'board' : 'details';

  const problem = (...content: Parameters<typeof toast>) => {
    closeProblem.current();
    closeProblem.current = toast(...content);
  };
  const refuse = (order: DecisionOrder, error: unknown): RefusedDecision => {
    const { decision, isAsked } = order;
    const current = currentStartup(error);
    const text = errorText(error, 'Update failed');
    if (isAsked) return { text, current };
    const { startup } = decision;
    if (!current) {
      const detail = `${startup.company_name} was not ${doneText(decision)}.`;
      problem({ message: text, severity: 'error', detail });
      return { text, current };
    }
    const close = () => closeProblem.current();
    problem({
      severity: 'warning',
      message: (
        <StaleMessage
          seen={startup}
          current={current}
          keepMineLabel="Do it anyway"
          onKeepMine={() => {
            close();
            void submit({ ...order, version: current.version });
          }}
          takeTheirsLabel="Leave it as it is"
          onTakeTheirs={close}
        />
      ),
    });
    return { text, current };
  };

  /** Sends a decision. @returns why it was refused; null when it is done */
  const submit = useStableCallback(
    async (order: DecisionOrder, isUndo: boolean = false): Promise<RefusedDecision | null> => {
      const { decision, reason, isAsked = false } = order;
      const { startup, flag, isSet } = decision;
      const isLeft = leavesBy(decision, query) && !reason?.isAddition;
      closeProblem.current();
      const sent = write(writeOfOrder(order, origin));
      if (isLeft && !isAsked) onLeave?.(startup);
      const { data, error } = await sent;
      if (error) {
        if (isLeft && !isAsked) onBack?.(startup);
        return refuse(order, error);
      }
      if (isLeft && isAsked) onLeave?.(startup);
      const later = reason?.later;
      const why = [later && `Until ${formatDate(later.until)}`, reason?.label, reason?.details.trim()];
      const isByReason = reason !== null || flag === 'later';
      show(
        {
          decision: { startup, flag, isSet },
          isLeft,
          why: why.filter(Boolean).join(': '),
          id: isByReason && !reason?.isAddition ? (data.decisions[0] ?? null) : null,
          version: data.startup?.version,
        },
        !isUndo && !reason?.isAddition,
      );
      return null;
    },
  );

  /** Shows a recorded decision: 'Alpha AG was rejected. Too early', with Undo, or with Add reason where nobody gave one. */
  const show = (recorded: Recorded, isUndoable: boolean): void => {
    const { decision, why } = recorded;
    const { id, company_name } = decision.startup;
    const mayAddReason = rules !== null && decision.isSet && why === '';
    const close = toast({
      message: (
        <>
          <b>{company_name}</b> was {doneText(decision)}.{why !== '' && ` ${why}`}
        </>
      ),
      undo: isUndoable ? () => undo(recorded) : null,
      action: (
        <>
          {endsWork(decision) && <ClearStep id={id} name={company_name} onCleared={() => close()} />}
          {mayAddReason && (
            <Button
              size="small"
              onClick={() => {
                close();
                addReason(decision);
              }}
            >
              Add reason
            </Button>
          )}
        </>
      ),
    });
  };

  const undo = useStableCallback(async ({ decision, id, version, isLeft }: Recorded): Promise<null> => {
    const { startup, flag, isSet } = decision;
    const opposite = { startup, flag, isSet: !isSet };
    if (id === null) {
      const refused = await submit({ decision: opposite, version, reason: null }, true);
      if (!refused && isLeft) onBack?.(startup);
      return null;
    }
    const { data, error } = await write({
      id: startup.id,
      version: undefined,
      change: changeOfUndo(decision),
      isShownAtOnce: true,
      call: 'undo',
      decision: id,
      decisionUndoing: { origin },
    });
    if (error) {
      refuse({ decision: opposite, version, reason: null }, error);
      return null;
    }
    const former = formerLater(decision, data.startup);
    if (former === undefined && isLeft) onBack?.(startup);
    show(
      {
        decision: former === undefined ? opposite : decision,
        why: former === undefined ? '' : `Until ${formatDate(former)}`,
        isLeft: false,
        id: null,
        version: data.startup?.version,
      },
      false,
    );
    return null;
  });

  const reasonOf = (draft: DecisionDraft, flag: DecisionName): DecisionReason => ({
    ...draft,
    label: offeredReasons(rules?.of(flag) ?? null).find(({ id }) => id === draft.reasonId)?.label ?? null,
  });
  const ask = (next: AskedDecision) => dispatch({ kind: 'ask', asked: next });
  const addReason = ({ startup, flag }: Decision): void =>
    // The reason of Later is said with its day, which is decided anew.
    ask({ startup, flag, isAddition: flag !== 'later', anchor: manageButton(startup) });

  /** Asks first where a reason or a day is needed. */
  const begin = (startup: Startup, flag: DecisionName): void => {
    const rule = rules?.of(flag) ?? null;
    if (flag === 'later' && (rule === null || isDecided(startup, 'rejected'))) return;
    const decision = { startup, flag, isSet: !isDecided(startup, flag) };
    const asks = flag === 'rejected' || flag === 'later' || rule?.is_reason_required === true;
    if (decision.isSet && asks) ask({ startup, flag, isAddition: false, anchor: manageButton(startup) });
    else void submit({ decision, version: startup.version, reason: reasonOf(EMPTY_DRAFT, flag) });
  };

  return {
    asked,
    isSaving,
    /** Decides by the menu: one press and one call without a reason, unless one is required, which is asked for first. */
    decide: useStableCallback((startup: Startup, flag: DecisionName, isSet: boolean): void => {
      if (isSet && rules?.of(flag)?.is_reason_required === true)
        ask({ startup, flag, isAddition: false, anchor: manageButton(startup) });
      else void submit({ decision: { startup, flag, isSet }, version: startup.version, reason: null });
    }),
    /** Null where no key decides. */
    decideByKey:
      rules === null || selected === null ? null : (flag: DecisionName): void => begin(selected, flag),
    /** Sets Later or ends it. */
    later: (startup: Startup): void => begin(startup, 'later'),
    /** Asks for another date of a startup that is Later. */
    changeLater: (startup: Startup, anchor: HTMLElement | null = manageButton(startup)): void =>
      ask({ startup, flag: 'later', isAddition: false, anchor }),
    /** Null on a server that keeps no reasons. */
    addReason: rules === null ? null : addReason,
    /** Sends what a dialog has asked for. @returns why it was refused; null when it is done */
    sendAsked: ({ startup, flag, isAddition }: AskedDecision, draft: DecisionDraft) =>
      submit({
        decision: { startup, flag, isSet: true },
        version: isAddition ? undefined : startup.version,
        reason: { ...reasonOf(draft, flag), isAddition },
        isAsked: true,
      }),
    reload: (startup: Startup): void => dispatch({ kind: 'reload', startup }),
    close: (): void => dispatch({ kind: 'close' }),
    /** Closes the message about the last decision that was refused. */
    dismiss: (): void => closeProblem.current(),
  };
}

export type DecisionFlow = ReturnType<typeof useDecisionFlow>;

/** The day of a startup that was Later before, until another day, and is so again. */
function formerLater({ flag, isSet }: Decision, startup: StartupColumns | null): string | undefined {
  return flag === 'later' && isSet ? startup?.later_until : undefined;
}

/** The button that opens the menu of a startup; null where the page does not show it. */
function manageButton({ id }: Startup): HTMLElement | null {
  const buttons = document.querySelectorAll<HTMLElement>('[data-decides]');
  return [...buttons].find(({ dataset }) => dataset['decides'] === id) ?? null;
}
