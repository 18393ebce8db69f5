/** Decisions that are flags, by the words of their badges. */
export const FLAG_KINDS = ['contacted', 'contract', 'investment', 'rejected'] as const;
export type FlagKind = (typeof FLAG_KINDS)[number];

/** What a person decides about a startup. Later is no flag: it has a day at which it ends by itself. */
export const DECISION_KINDS = [...FLAG_KINDS, 'later'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Where a decision was made: on the screen of one startup, on the board, for many at once, or by a call. */
export const DECISION_ORIGINS = ['details', 'board', 'bulk', 'api'] as const;
export type DecisionOrigin = (typeof DECISION_ORIGINS)[number];
