import Button from '@mui/material/Button';
import { useReducer, useRef } from 'react';
import { errorText } from '@vaglio/api-client';
import type { Startup, StartupColumns } from '@vaglio/contract';
import {
  currentStartup,
  useLazyListDecisionsQuery,
  useWriteStartupMutation,
  type ListQuery,
} from '@vaglio/startups-data';
import { formatDate, useLocalToast, useStableCallback } from '@vaglio/ui';
import { ClearStep } from '../edit/ClearStep';
import {
  doneText,
  endsWork,
  isDecided,
  KIND_OF_FLAG,
  type Decision,
  type DecisionName,
} from '../edit/decision';
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
  /** Query of the list in which the user makes decisions. */
  readonly query: ListQuery;
  /**
   * Decision rules. null if the server stores no reasons or the user may not make decisions. The hotkeys are then
   * disabled.
   */
  readonly rules: DecisionRules | null;
  /** Startup to which the hotkeys apply. */
  readonly selected: Startup | null;
  /** Called when a decision removes a startup from the list. */
  readonly onLeave?: (startup: Startup) => void;
  /** Called when undoing a decision returns a startup to the list. */
  readonly onBack?: (startup: Startup) => void;
}

/** Recorded decision, with the data for its toast and for undoing it. */
interface Recorded {
  readonly decision: Decision;
  readonly isLeft: boolean;
  /** Text of the reason, or '' without a reason. */
  readonly why: string;
  /** Id for undoing the decision. null for a decision sent to the flags endpoint, whose id `recordedId` finds. */
  readonly id: string | null;
  readonly version: number | undefined;
}

/**
 * Returns the flow of decisions that are made by key, menu, board and comparison. It asks for a required reason or day
 * and sends the decision. A toast then shows a success with Undo, an error, or a conflict with another user.
 */
export function useDecisionFlow({ query, rules, selected, onLeave, onBack }: DecisionFlowOptions) {
  const [write, { isLoading: isSaving }] = useWriteStartupMutation();
  const [readDecisions] = useLazyListDecisionsQuery();
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

  /**
   * Sends a decision.
   * @returns the reason for a failure, or null on success
   */
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

  /**
   * Shows the toast of a decision, such as 'Alpha AG was rejected. Too early'. The toast has an Undo button. If the
   * reason is missing, it also has an Add reason button.
   */
  const show = (recorded: Recorded, isUndoable: boolean): void => {
    const { decision, why } = recorded;
    const { id, company_name } = decision.startup;
    // Undoing restores the previous reason, so the toast of an undo does not offer Add reason.
    const mayAddReason = isUndoable && rules !== null && decision.isSet && why === '';
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

  /**
   * Returns the id of the decision that the flags endpoint recorded. It returns null if there is no such decision, or
   * if another decision followed.
   */
  const recordedId = async ({ startup, flag, isSet }: Decision): Promise<string | null> => {
    if (rules === null) return null;
    const { data } = await readDecisions({ id: startup.id });
    const kept = data?.items.find(
      // Adding a reason also records a decision, but that decision does not change the stage.
      ({ kind, undoes, from, to }) => kind === KIND_OF_FLAG[flag] && undoes === null && from !== to,
    );
    return kept?.to === (isSet ? 1 : 0) && !kept.undone_by ? kept.id : null;
  };

  const undo = useStableCallback(async (recorded: Recorded): Promise<null> => {
    const { decision, version, isLeft } = recorded;
    const { startup, flag, isSet } = decision;
    const opposite = { startup, flag, isSet: !isSet };
    const id = recorded.id ?? (await recordedId(decision));
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
    // The reason for Later is entered together with its day, so the dialog also asks for the day.
    ask({ startup, flag, isAddition: flag !== 'later', anchor: manageButton(startup) });

  /** Starts a decision. It asks for a reason or a day if necessary, otherwise it sends the decision. */
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
    /** Makes a decision from the menu. It sends a single request without a reason, unless a reason is required. */
    decide: useStableCallback((startup: Startup, flag: DecisionName, isSet: boolean): void => {
      if (isSet && rules?.of(flag)?.is_reason_required === true)
        ask({ startup, flag, isAddition: false, anchor: manageButton(startup) });
      else void submit({ decision: { startup, flag, isSet }, version: startup.version, reason: null });
    }),
    /** Makes a decision with a hotkey. null if the hotkeys are disabled. */
    decideByKey:
      rules === null || selected === null ? null : (flag: DecisionName): void => begin(selected, flag),
    /** Sets Later, or ends it if the startup is in Later. */
    later: (startup: Startup): void => begin(startup, 'later'),
    /** Asks for a new date for a startup in Later. */
    changeLater: (startup: Startup, anchor: HTMLElement | null = manageButton(startup)): void =>
      ask({ startup, flag: 'later', isAddition: false, anchor }),
    /** Adds a reason to a decision. null on a server that stores no reasons. */
    addReason: rules === null ? null : addReason,
    /**
     * Sends the decision of the open dialog.
     * @returns the reason for a failure, or null on success
     */
    sendAsked: ({ startup, flag, isAddition }: AskedDecision, draft: DecisionDraft) =>
      submit({
        decision: { startup, flag, isSet: true },
        version: isAddition ? undefined : startup.version,
        reason: { ...reasonOf(draft, flag), isAddition },
        isAsked: true,
      }),
    reload: (startup: Startup): void => dispatch({ kind: 'reload', startup }),
    close: (): void => dispatch({ kind: 'close' }),
    /** Closes the toast about the last failed decision. */
    dismiss: (): void => closeProblem.current(),
  };
}

export type DecisionFlow = ReturnType<typeof useDecisionFlow>;

/** Returns the day of Later that undoing has restored. If there is none, it returns undefined. */
function formerLater({ flag, isSet }: Decision, startup: StartupColumns | null): string | undefined {
  return flag === 'later' && isSet ? startup?.later_until : undefined;
}

/** Returns the Manage button of a startup, or null if the page does not contain it. */
function manageButton({ id }: Startup): HTMLElement | null {
  const buttons = document.querySelectorAll<HTMLElement>('[data-decides]');
  return [...buttons].find(({ dataset }) => dataset['decides'] === id) ?? null;
}
