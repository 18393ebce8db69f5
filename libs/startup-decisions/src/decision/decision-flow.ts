import type { NewDecision, Startup } from '@vaglio/contract';
import type { ListQuery, StartupChange, StartupWrite } from '@vaglio/startups-data';
import { FLAG_FIELDS, KIND_OF_FLAG, leavesList, type Decision, type DecisionName } from '../edit/decision';
import { EMPTY_DRAFT, requestOfDraft, type DecisionDraft } from './decision-draft';

/** A decision that waits for its reason or its day. */
export interface AskedDecision {
  readonly startup: Startup;
  readonly flag: DecisionName;
  /** It is made already and gets a reason. */
  readonly isAddition: boolean;
  /** Null where there is nothing to stand at: the startup has left the list. */
  readonly anchor: HTMLElement | null;
}

/** The step of the flow: nothing is asked, or a dialog asks. What was sent shows its result as a toast. */
export type FlowState = AskedDecision | null;

type FlowEvent =
  | { readonly kind: 'ask'; readonly asked: AskedDecision }
  /** The dialog continues with the startup as somebody else has changed it. */
  | { readonly kind: 'reload'; readonly startup: Startup }
  | { readonly kind: 'close' };

export function flowReducer(state: FlowState, event: FlowEvent): FlowState {
  if (event.kind === 'ask') return event.asked;
  if (event.kind === 'close') return null;
  return state && { ...state, startup: event.startup };
}

/** How a decision is made. */
export interface DecisionOrder {
  readonly decision: Decision;
  /** The version that the user saw; undefined sends none. */
  readonly version: number | undefined;
  /** Null for the call of the flags, which takes no reason (ADR 57). */
  readonly reason: DecisionReason | null;
  /** A dialog asks until the server has answered. */
  readonly isAsked?: boolean;
}

/** Why a decision is made. */
export interface DecisionReason extends DecisionDraft {
  /** Label of the reason; null for none. */
  readonly label: string | null;
  /** The decision is made already, and gets this reason. */
  readonly isAddition?: boolean;
}

/** True if the startup leaves the list by the decision; with another date of Later it stays where it was seen. */
export function leavesBy({ startup, flag, isSet }: Decision, query: ListQuery): boolean {
  const isOtherDate = flag === 'later' && isSet && startup.later_until !== undefined;
  return !isOtherDate && leavesList({ flag, isSet }, query);
}

/** What a decision changes of its startup. @param until the day of Later */
function changeOfDecision({ flag, isSet }: Pick<Decision, 'flag' | 'isSet'>, until?: string): StartupChange {
  if (flag === 'later')
    return isSet && until === undefined ? {} : { laterUntil: isSet ? (until ?? null) : null };
  return { flags: { [FLAG_FIELDS[flag]]: isSet ? 1 : 0 } };
}

/** What the undo of a decision changes: Later ends where it ended before. */
export function changeOfUndo({ startup, flag, isSet }: Decision): StartupChange {
  if (flag === 'later') return { laterUntil: startup.later_until ?? null };
  return changeOfDecision({ flag, isSet: !isSet });
}

/** The write of a decision: by the call of the flags, or by the one that keeps reasons. */
export function writeOfOrder(
  { decision, version, reason, isAsked = false }: DecisionOrder,
  origin: NonNullable<NewDecision['origin']>,
): StartupWrite {
  const { startup, flag, isSet } = decision;
  const write = {
    id: startup.id,
    version,
    change: changeOfDecision(decision, reason?.later?.until),
    isShownAtOnce: !isAsked,
  };
  if (reason === null && flag !== 'later')
    return { ...write, call: 'flags', body: { [flag]: isSet ? 1 : 0 } };
  return {
    ...write,
    call: 'decide',
    newDecision: {
      kind: KIND_OF_FLAG[flag],
      to: isSet ? 1 : 0,
      origin,
      ...requestOfDraft(reason ?? EMPTY_DRAFT),
    },
  };
}
