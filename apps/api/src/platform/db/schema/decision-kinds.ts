/** Decisions that are flags, named as on their badges. */
export const FLAG_KINDS = ['contacted', 'contract', 'investment', 'rejected'] as const;
export type FlagKind = (typeof FLAG_KINDS)[number];

/** Kinds of decisions about a startup. Later is not a flag: it ends by itself on its day. */
export const DECISION_KINDS = [...FLAG_KINDS, 'later'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Where a decision was made: on the screen of one startup, on the board, for many at once, or by a call. */
export const DECISION_ORIGINS = ['details', 'board', 'bulk', 'api'] as const;
export type DecisionOrigin = (typeof DECISION_ORIGINS)[number];
