import type { GroupRule } from '@vaglio/award-scoring';

/** Displayed names of the group rules. */
export const RULE_NAMES: Readonly<Record<GroupRule, string>> = {
  keep_highest_precedence: 'Keep highest precedence',
  keep_lowest_precedence: 'Keep lowest precedence',
};
