import type { FLAG_OF_STAGE } from '@vaglio/startups-domain';
import type { StartupRow } from '../../startups/records/startup-columns';
import {
  DECISION_ORIGINS,
  FLAG_KINDS,
  type DecisionKind,
  type FlagKind,
} from '../../platform/db/schema/decision-kinds';

/** Those that a caller may name; the server alone knows what was decided for many. */
export const SENT_ORIGINS = DECISION_ORIGINS.filter((origin) => origin !== 'bulk');

/** The flag that a decision sets. Written out, because the tables are read without the libs. Source: spec §4, startup flags. */
export const FLAG_OF_KIND = {
  contacted: 'email_sent',
  contract: 'create_contract',
  investment: 'interested',
  rejected: 'rejected',
} as const satisfies Record<FlagKind, keyof StartupRow> & typeof FLAG_OF_STAGE;

/** Columns of flags. */
export const FLAG_COLUMNS = [
  'email_sent',
  'create_contract',
  'interested',
  'investment',
  'rejected',
] as const;
export type FlagColumns = Partial<Record<(typeof FLAG_COLUMNS)[number], number>>;

/** Returns the columns of a flag; `investment` is kept under its own name as well. */
export function columnsOf(kind: FlagKind, to: 0 | 1): FlagColumns {
  return { [FLAG_OF_KIND[kind]]: to, ...(kind === 'investment' && { investment: to }) };
}

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
