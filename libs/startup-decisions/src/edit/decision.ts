import type { Startup } from '@vaglio/contract';
import { hidesLater, isFlagSet } from '@vaglio/startups-domain';
import { tabOf, type ListQuery } from '@vaglio/startups-data';

/** The marks of the Manage menu, by the names of the call. Source: spec §7, flags. */
export type FlagName = 'contact' | 'contract' | 'investment' | 'rejected';

/** Those, and Later, which is no mark. */
export type DecisionName = FlagName | 'later';

/** What a person decided about a startup. */
export interface Decision {
  readonly startup: Startup;
  readonly flag: DecisionName;
  readonly isSet: boolean;
}

/** The field of a mark. Source: spec §4, startup flags. */
export const FLAG_FIELDS = {
  contact: 'email_sent',
  contract: 'create_contract',
  investment: 'interested',
  rejected: 'rejected',
} as const satisfies Record<FlagName, keyof Startup>;

/** Whether it is decided so. */
export function isDecided(startup: Startup, flag: DecisionName): boolean {
  return flag === 'later' ? startup.later_until !== undefined : isFlagSet(startup[FLAG_FIELDS[flag]]);
}

/** How decisions with reasons name the marks. */
export const KIND_OF_FLAG = {
  contact: 'contacted',
  contract: 'contract',
  investment: 'investment',
  rejected: 'rejected',
  later: 'later',
} as const satisfies Record<DecisionName, string>;

/** Whether the startup then no longer fits the list that it is in; a list of both kinds keeps it. Source: spec §4. */
export function leavesList({ flag, isSet }: Pick<Decision, 'flag' | 'isSet'>, query: ListQuery): boolean {
  if (flag === 'later') return isSet ? hidesLater(query) : query.later === 'only';
  const tab = tabOf(query);
  return flag === 'rejected' && tab !== null && isSet !== (tab === 'rejected');
}

/** Whether nothing is left to be done about the startup after it. */
export function endsWork({ flag, isSet }: Pick<Decision, 'flag' | 'isSet'>): boolean {
  return isSet && (flag === 'rejected' || flag === 'investment');
}

const DONE: Readonly<Record<DecisionName, readonly [set: string, unset: string]>> = {
  contact: ['marked as contacted', 'no longer marked as contacted'],
  contract: ['marked as contract', 'no longer marked as contract'],
  investment: ['marked as investment', 'no longer marked as investment'],
  rejected: ['rejected', 'taken back'],
  later: ['set to Later', 'taken off Later'],
};

/** 'rejected', 'marked as contract': what was decided, after 'is' or 'was not'. */
export function doneText({ flag, isSet }: Pick<Decision, 'flag' | 'isSet'>): string {
  return DONE[flag][isSet ? 0 : 1];
}
