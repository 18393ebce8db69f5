import type { FactField } from '@vaglio/startups-domain';

export const MERGE_LISTS = ['founders', 'money', 'awards'] as const;
export type MergeListName = (typeof MERGE_LISTS)[number];

/** Sides of a pair. `first` is the startup with the higher score. */
export const SIDES = ['first', 'second'] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'first' ? 'second' : 'first');

/** Choices of a person for a merge. Omitted choices follow from the origins of both startups. */
export type MergeChoices = {
  fields: Partial<Record<FactField, Side>>;
  lists: Partial<Record<MergeListName, Side | 'both'>>;
  /** Decision to keep; required if one startup is rejected and the other an investment. */
  decision?: 'rejected' | 'investment' | undefined;
};
