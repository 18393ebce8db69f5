import type { GroupRule } from './group-rules';

/** Award with its weight, which is a finite number with at most 4 decimals. A negative weight is a penalty. */
export interface ScoringParameter {
  readonly parameterID: string;
  readonly parameterName: string;
  readonly value: number;
}

/** Alternative name of a parameter. Every award with this folded name counts as the parameter. */
export interface ScoringAlias {
  readonly award: string;
  readonly parameterID: string;
}

/** Configuration that determines scores: parameters, exclusivity groups and aliases. */
export interface ScoringRules {
  readonly parameters: readonly ScoringParameter[];
  readonly groups: readonly ScoringGroup[];
  readonly aliases?: readonly ScoringAlias[] | undefined;
}

/**
 * Exclusivity group, in which only one award counts. Precedences are integers from 1. A larger number is a higher
 * precedence.
 */
export interface ScoringGroup {
  readonly group_key: string;
  readonly group_name: string;
  readonly rule: GroupRule;
  readonly items: readonly { readonly parameter_id: string; readonly precedence: number }[];
}

/**
 * Status of a ledger line. 'superseded' means that another award of a group counts instead, 'not_weighted' that no
 * parameter has this name.
 */
export type LedgerStatus = 'counted' | 'superseded' | 'not_weighted';

/** Status as shown to people. 'no_weight' means that the award has a parameter, whose weight is 0. */
export type ShownStatus = LedgerStatus | 'no_weight';

/** Returns the status of a ledger line for display. A weight of 0 adds nothing, so its award is not shown as counted. */
export function shownStatus({ status, weight }: Pick<LedgerLine, 'status' | 'weight'>): ShownStatus {
  return status === 'counted' && weight === 0 ? 'no_weight' : status;
}

/** Contribution of an award to the score, with the reason. */
export interface LedgerLine {
  /** Award in the startup's spelling. If there are several spellings, this is the first by code point. */
  readonly award: string;
  readonly parameterID: string | null;
  /** Weight of the parameter, even if the award does not count. Without a parameter, it is 0. */
  readonly weight: number;
  /**
   * Key of the group that decides whether the award counts. It is the group in which the award lost. If the award lost
   * in no group, it is the first group by key in which the award won. null if the award belongs to no group.
   */
  readonly group_key: string | null;
  readonly rule: GroupRule | null;
  readonly precedence: number | null;
  readonly status: LedgerStatus;
  /** Award of the ledger line that counts instead in this group. */
  readonly superseded_by: string | null;
}

/** Score with its ledger. The total is the sum of the counted weights. */
export interface Score {
  readonly total: number;
  readonly lines: readonly LedgerLine[];
}
