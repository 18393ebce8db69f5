import { isFlagSet } from '@vaglio/startups-domain';
import type { EditedColumns } from './edit-startup';

/** Flags as a person sets them, by the names of the buttons; only those that change. */
export type FlagsInput = Partial<
  Record<'contact' | 'contract' | 'investment' | 'rejected', 0 | 1 | boolean | undefined>
>;

/** The columns of the flags. Source: spec §4; `investment` is kept under its own name as well. */
export function readFlags({ contact, contract, investment, rejected }: FlagsInput): EditedColumns {
  return {
    ...(contact !== undefined && { email_sent: toFlag(contact) }),
    ...(contract !== undefined && { create_contract: toFlag(contract) }),
    ...(investment !== undefined && { interested: toFlag(investment), investment: toFlag(investment) }),
    ...(rejected !== undefined && { rejected: toFlag(rejected) }),
  };
}

function toFlag(value: 0 | 1 | boolean): 0 | 1 {
  return isFlagSet(value) ? 1 : 0;
}
