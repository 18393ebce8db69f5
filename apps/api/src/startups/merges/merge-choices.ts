import type { FactField } from '@vaglio/startups-domain';

export const MERGE_LISTS = ['founders', 'money', 'awards'] as const;
export type MergeListName = (typeof MERGE_LISTS)[number];

/** Which startup of a pair; `first` has the higher score. */
export const SIDES = ['first', 'second'] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'first' ? 'second' : 'first');

/** What a person decides about a merge; what is left out follows from the origins of both. */
export type MergeChoices = {
  fields: Partial<Record<FactField, Side>>;
  lists: Partial<Record<MergeListName, Side | 'both'>>;
  /** Of one that is rejected and one that is an investment. */
  decision?: 'rejected' | 'investment' | undefined;
};
