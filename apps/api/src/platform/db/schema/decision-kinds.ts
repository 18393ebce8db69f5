/** Decisions that are flags. Badges have the same names. */
export const FLAG_KINDS = ['contacted', 'contract', 'investment', 'rejected'] as const;
export type FlagKind = (typeof FLAG_KINDS)[number];

/** Kinds of decisions about a startup. Later is not a flag, because it expires on a date. */
export const DECISION_KINDS = [...FLAG_KINDS, 'later'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Places where a decision can be made: the details page, the board, a bulk action or an API request. */
export const DECISION_ORIGINS = ['details', 'board', 'bulk', 'api'] as const;
export type DecisionOrigin = (typeof DECISION_ORIGINS)[number];
