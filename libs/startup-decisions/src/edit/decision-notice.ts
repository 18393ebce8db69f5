import type { Startup } from '@vaglio/contract';
import type { Decision } from './decision';

/** Why a decision is made. */
export interface SaidReason {
  readonly reasonId: string;
  /** Of the reason; null for none. */
  readonly reason: string | null;
  readonly details: string;
  /** Of Later. */
  readonly later?: { readonly until: string; readonly isEarly: boolean };
  /** The decision is made already, and gets this reason. */
  readonly isAddition?: boolean;
}

/** What the server has recorded of a decision. */
interface MadeDecision {
  /** By this it is undone; null where it was decided without a reason of its own. */
  readonly id: string | null;
  /** Why, in words; '' where nobody said it. */
  readonly why: string;
}

/** What the page shows about the last decision. */
export type DecisionNotice =
  | {
      readonly kind: 'done';
      readonly decision: Decision;
      /** The startup's version after it, where Undo is offered for what left no list. */
      readonly version?: number | undefined;
      readonly made?: MadeDecision;
    }
  | {
      readonly kind: 'left';
      readonly decision: Decision;
      /** The startup's version after it; none from a server that does not count changes. */
      readonly version: number | undefined;
      readonly made?: MadeDecision;
    }
  | { readonly kind: 'failed'; readonly decision: Decision; readonly text: string }
  | { readonly kind: 'stale'; readonly decision: Decision; readonly current: Startup };
