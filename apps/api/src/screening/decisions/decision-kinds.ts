import type { FLAG_OF_STAGE } from '@vaglio/startups-domain';
import type { StartupRow } from '../../startups/records/startup-columns';
import {
  DECISION_ORIGINS,
  FLAG_KINDS,
  type DecisionKind,
  type FlagKind,
} from '../../platform/db/schema/decision-kinds';

/** Origins that a request may state. The origin of bulk actions is set only by the server. */
export const SENT_ORIGINS = DECISION_ORIGINS.filter((origin) => origin !== 'bulk');

/**
 * Flag columns, keyed by kind of decision. They are repeated here because the table definitions must not import
 * libraries. Source: spec §4, startup flags.
 */
export const FLAG_OF_KIND = {
  contacted: 'email_sent',
  contract: 'create_contract',
  investment: 'interested',
  rejected: 'rejected',
} as const satisfies Record<FlagKind, keyof StartupRow> & typeof FLAG_OF_STAGE;

/** Columns that store flags. */
export const FLAG_COLUMNS = [
  'email_sent',
  'create_contract',
  'interested',
  'investment',
  'rejected',
] as const;
export type FlagColumns = Partial<Record<(typeof FLAG_COLUMNS)[number], number>>;

/** Returns the columns of a flag with their new value. `investment` is also stored in its own column. */
export function columnsOf(kind: FlagKind, to: 0 | 1): FlagColumns {
  return { [FLAG_OF_KIND[kind]]: to, ...(kind === 'investment' && { investment: to }) };
}

export type Flags = Pick<StartupRow, (typeof FLAG_OF_KIND)[FlagKind]>;
export type FlagChange = { kind: DecisionKind; from: number; to: number };

/**
 * Returns the decisions that an edit of flags makes.
 * @param isSaidAgain true to include unchanged flags, because a reason is recorded for them
 */
export function flagChanges(before: Flags, columns: Partial<Flags>, isSaidAgain = false): FlagChange[] {
  return FLAG_KINDS.flatMap((kind) => {
    const [from, to] = [before[FLAG_OF_KIND[kind]], columns[FLAG_OF_KIND[kind]]];
    return to !== undefined && (from !== to || isSaidAgain) ? [{ kind, from, to }] : [];
  });
}
