import type { NewDecision, Startup } from '@vaglio/contract';
import type { ListQuery, StartupChange, StartupWrite } from '@vaglio/startups-data';
import { FLAG_FIELDS, KIND_OF_FLAG, leavesList, type Decision, type DecisionName } from '../edit/decision';
import { EMPTY_DRAFT, requestOfDraft, type DecisionDraft } from './decision-draft';

/** Decision that still needs a reason or a day. */
export interface AskedDecision {
  readonly startup: Startup;
  readonly flag: DecisionName;
  /** True if the dialog adds a reason to an existing decision. */
  readonly isAddition: boolean;
  /** Element next to which the dialog opens, or null if the list no longer contains the startup. */
  readonly anchor: HTMLElement | null;
}

/** State of the flow: the decision whose dialog is open, or null. The results of requests are shown in toasts. */
export type FlowState = AskedDecision | null;

type FlowEvent =
  | { readonly kind: 'ask'; readonly asked: AskedDecision }
  /** The dialog continues with the startup that another user has changed. */
  | { readonly kind: 'reload'; readonly startup: Startup }
  | { readonly kind: 'close' };

export function flowReducer(state: FlowState, event: FlowEvent): FlowState {
  if (event.kind === 'ask') return event.asked;
  if (event.kind === 'close') return null;
  return state && { ...state, startup: event.startup };
}

/** Decision to send. */
export interface DecisionOrder {
  readonly decision: Decision;
  /** Version that the user saw. If it is undefined, no version is sent. */
  readonly version: number | undefined;
  /** Reason, or null for the flags endpoint, which accepts no reason. */
  readonly reason: DecisionReason | null;
  /** True if a dialog remains open until the server has responded. */
  readonly isAsked?: boolean;
}

export interface DecisionReason extends DecisionDraft {
  /** Label of the reason, or null without a reason. */
  readonly label: string | null;
  /** True if this reason is added to an existing decision. */
  readonly isAddition?: boolean;
}

/**
 * Returns true if the startup leaves the list because of the decision. A new date for Later keeps the startup in the
 * list.
 */
export function leavesBy({ startup, flag, isSet }: Decision, query: ListQuery): boolean {
  const isOtherDate = flag === 'later' && isSet && startup.later_until !== undefined;
  return !isOtherDate && leavesList({ flag, isSet }, query);
}

/**
 * Returns the changes that a decision makes to its startup.
 * @param until last day of Later
 */
function changeOfDecision({ flag, isSet }: Pick<Decision, 'flag' | 'isSet'>, until?: string): StartupChange {
  if (flag === 'later')
    return isSet && until === undefined ? {} : { laterUntil: isSet ? (until ?? null) : null };
  return { flags: { [FLAG_FIELDS[flag]]: isSet ? 1 : 0 } };
}

/** Returns the changes that undoing a decision makes to its startup. Undoing Later restores the previous day. */
export function changeOfUndo({ startup, flag, isSet }: Decision): StartupChange {
  if (flag === 'later') return { laterUntil: startup.later_until ?? null };
  return changeOfDecision({ flag, isSet: !isSet });
}

/** Returns the request for a decision. Its endpoint is the flags endpoint or the endpoint that stores reasons. */
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
