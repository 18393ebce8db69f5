import type { GroupRule } from '@vaglio/award-scoring';

/** How a rule is called on the screen. */
export const RULE_NAMES: Readonly<Record<GroupRule, string>> = {
  keep_highest_precedence: 'Keep highest precedence',
  keep_lowest_precedence: 'Keep lowest precedence',
};
