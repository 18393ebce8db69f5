import type { FLAG_OF_STAGE } from '@vaglio/startups-domain';
import type { StartupRow } from '../../startups/records/startup-columns';

/** Decisions that are flags, by the words of their badges. */
const FLAG_KINDS = ['contacted', 'contract', 'investment', 'rejected'] as const;
export type FlagKind = (typeof FLAG_KINDS)[number];

/** What a person decides about a startup. Later is no flag: it has a day at which it ends by itself. */
export const DECISION_KINDS = [...FLAG_KINDS, 'later'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Where a decision was made: on the screen of one startup, on the board, for many at once, or by a call. */
export const DECISION_ORIGINS = ['details', 'board', 'bulk', 'api'] as const;
export type DecisionOrigin = (typeof DECISION_ORIGINS)[number];

/** Those that a caller may name; the server alone knows what was decided for many. */
export const SENT_ORIGINS = DECISION_ORIGINS.filter((origin) => origin !== 'bulk');

/** The flag that a decision sets. Written out, because the tables are read without the libs. Source: spec §4, startup flags. */
export const FLAG_OF_KIND = {
  contacted: 'email_sent',
  contract: 'create_contract',
  investment: 'interested',
  rejected: 'rejected',
} as const satisfies Record<FlagKind, keyof StartupRow> & typeof FLAG_OF_STAGE;

export type Flags = Pick<StartupRow, (typeof FLAG_OF_KIND)[FlagKind]>;
export type FlagChange = { kind: DecisionKind; from: number; to: number };

/**
 * The decisions in an edit of flags.
 * @param isSaidAgain whether what is as it was already counts too: it gets a reason
 */
export function flagChanges(before: Flags, columns: Partial<Flags>, isSaidAgain = false): FlagChange[] {
  return FLAG_KINDS.flatMap((kind) => {
    const [from, to] = [before[FLAG_OF_KIND[kind]], columns[FLAG_OF_KIND[kind]]];
    return to !== undefined && (from !== to || isSaidAgain) ? [{ kind, from, to }] : [];
  });
}
