/** Rules that select which award of an exclusivity group counts. A larger number is a higher precedence. */
export const GROUP_RULES = ['keep_highest_precedence', 'keep_lowest_precedence'] as const;
export type GroupRule = (typeof GROUP_RULES)[number];
export const DEFAULT_GROUP_RULE: GroupRule = 'keep_highest_precedence';
