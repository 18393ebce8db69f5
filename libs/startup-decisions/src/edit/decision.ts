import type { Startup } from '@vaglio/contract';
import { hidesLater, isFlagSet } from '@vaglio/startups-domain';
import { tabOf, type ListQuery } from '@vaglio/startups-data';

/** Flags in the Manage menu, with their names in the API. Source: spec §7, flags. */
export type FlagName = 'contact' | 'contract' | 'investment' | 'rejected';

/** Flags and Later. Later is not a flag. */
export type DecisionName = FlagName | 'later';

export interface Decision {
  readonly startup: Startup;
  readonly flag: DecisionName;
  readonly isSet: boolean;
}

/** Startup field of each flag. Source: spec §4, startup flags. */
export const FLAG_FIELDS = {
  contact: 'email_sent',
  contract: 'create_contract',
  investment: 'interested',
  rejected: 'rejected',
} as const satisfies Record<FlagName, keyof Startup>;

/** Returns true if the decision is in effect for the startup. */
export function isDecided(startup: Startup, flag: DecisionName): boolean {
  return flag === 'later' ? startup.later_until !== undefined : isFlagSet(startup[FLAG_FIELDS[flag]]);
}

/** Names of the flags in the endpoints for decisions with reasons. */
export const KIND_OF_FLAG = {
  contact: 'contacted',
  contract: 'contract',
  investment: 'investment',
  rejected: 'rejected',
  later: 'later',
} as const satisfies Record<DecisionName, string>;

/**
 * Returns true if the startup no longer belongs to its list after the decision. A list that contains active and
 * rejected startups keeps it. Source: spec §4.
 */
export function leavesList({ flag, isSet }: Pick<Decision, 'flag' | 'isSet'>, query: ListQuery): boolean {
  if (flag === 'later') return isSet ? hidesLater(query) : query.later === 'only';
  const tab = tabOf(query);
  return flag === 'rejected' && tab !== null && isSet !== (tab === 'rejected');
}

/** Returns true if work on the startup ends with the decision. */
export function endsWork({ flag, isSet }: Pick<Decision, 'flag' | 'isSet'>): boolean {
  return isSet && (flag === 'rejected' || flag === 'investment');
}

const DONE: Readonly<Record<DecisionName, readonly [set: string, unset: string]>> = {
  contact: ['marked as contacted', 'no longer marked as contacted'],
  contract: ['marked as contract', 'no longer marked as contract'],
  investment: ['marked as investment', 'no longer marked as investment'],
  rejected: ['rejected', 'taken back'],
  later: ['set to Later', 'returned from Later'],
};

/** Describes the decision for use after 'is' or 'was not', such as 'rejected' or 'marked as contract'. */
export function doneText({ flag, isSet }: Pick<Decision, 'flag' | 'isSet'>): string {
  return DONE[flag][isSet ? 0 : 1];
}
