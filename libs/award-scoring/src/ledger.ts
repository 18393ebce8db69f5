import type { GroupRule } from './group-rules';

/** An award with its weight: a finite number with at most 4 decimals; a penalty may be negative. */
export interface ScoringParameter {
  readonly parameterID: string;
  readonly parameterName: string;
  readonly value: number;
}

/** Another name of a parameter: every award of this folded name counts as that parameter's. */
export interface ScoringAlias {
  readonly award: string;
  readonly parameterID: string;
}

/** What a score depends on beside the awards. */
export interface ScoringRules {
  readonly parameters: readonly ScoringParameter[];
  readonly groups: readonly ScoringGroup[];
  readonly aliases?: readonly ScoringAlias[] | undefined;
}

/** Awards of which only one counts. A larger precedence (an integer from 1) is a higher one. */
export interface ScoringGroup {
  readonly group_key: string;
  readonly group_name: string;
  readonly rule: GroupRule;
  readonly items: readonly { readonly parameter_id: string; readonly precedence: number }[];
}

/** 'superseded': another award of a group counts instead. 'not_weighted': no parameter has this name. */
export type LedgerStatus = 'counted' | 'superseded' | 'not_weighted';

/** Why one award moves the score or not. */
export interface LedgerLine {
  /** The award as the startup lists it; of several spellings the first by code point. */
  readonly award: string;
  readonly parameterID: string | null;
  /** Weight of the parameter, whether it counts or not; 0 without a parameter. */
  readonly weight: number;
  /** The group that decided: where the award lost, else the first by key that it won; null outside any. */
  readonly group_key: string | null;
  readonly rule: GroupRule | null;
  readonly precedence: number | null;
  readonly status: LedgerStatus;
  /** The `award` of the line that counts instead in this group. */
  readonly superseded_by: string | null;
}

/** A score and its reasons: the total is the sum of the weights of the counted lines. */
export interface Score {
  readonly total: number;
  readonly lines: readonly LedgerLine[];
}
