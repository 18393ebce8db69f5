/** Which of a group's awards counts. A larger precedence is a higher one. */
export const GROUP_RULES = ['keep_highest_precedence', 'keep_lowest_precedence'] as const;
export type GroupRule = (typeof GROUP_RULES)[number];
export const DEFAULT_GROUP_RULE: GroupRule = 'keep_highest_precedence';
