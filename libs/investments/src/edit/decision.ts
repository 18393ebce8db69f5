import type { Startup } from '@vaglio/startups-data';
import { tabOf, type ListQuery } from '../list/list-query';

/** The marks of the Manage menu, by the names of the call. Source: spec §7, flags. */
export type FlagName = 'contact' | 'contract' | 'investment' | 'rejected';

/** What a person decided about a startup. */
export interface Decision {
  readonly startup: Startup;
  readonly flag: FlagName;
  readonly isSet: boolean;
}

/** The field of a mark. Source: spec §4, startup flags. */
export const FLAG_FIELDS = {
  contact: 'email_sent',
  contract: 'create_contract',
  investment: 'interested',
  rejected: 'rejected',
} as const satisfies Record<FlagName, keyof Startup>;

/** How decisions with reasons name the marks. */
export const KIND_OF_FLAG = {
  contact: 'contacted',
  contract: 'contract',
  investment: 'investment',
  rejected: 'rejected',
} as const satisfies Record<FlagName, string>;

/** Whether the startup then no longer fits the list that it is in; a list of both kinds keeps it. Source: spec §4. */
export function leavesList({ flag, isSet }: Pick<Decision, 'flag' | 'isSet'>, query: ListQuery): boolean {
  const tab = tabOf(query);
  return flag === 'rejected' && tab !== null && isSet !== (tab === 'rejected');
}

const DONE: Readonly<Record<FlagName, readonly [set: string, unset: string]>> = {
  contact: ['marked as contacted', 'no longer marked as contacted'],
  contract: ['marked as contract', 'no longer marked as contract'],
  investment: ['marked as investment', 'no longer marked as investment'],
  rejected: ['rejected', 'taken back'],
};

/** 'rejected', 'marked as contract': what was decided, after 'is' or 'was not'. */
export function doneWords({ flag, isSet }: Pick<Decision, 'flag' | 'isSet'>): string {
  return DONE[flag][isSet ? 0 : 1];
}
