/** Values of which a merged startup has one, in the order in which they are shown. */
export const MERGE_FIELDS = [
  'company_name',
  'social_reason',
  'website',
  'canton',
  'sector',
  'founding_year',
  'email',
  'number',
  'country',
  'url',
  'raised_money',
  'investors',
  'partnership',
  'advisors',
  'company_description',
  'pros_text',
  'cons_text',
  'main_article_info',
  'article_date',
  'other_award',
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

export const MERGE_LISTS = ['founders', 'money', 'awards'] as const;
export type MergeListName = (typeof MERGE_LISTS)[number];

/** Which startup of a pair; `first` has the higher score. */
export const SIDES = ['first', 'second'] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'first' ? 'second' : 'first');

/** What a person decides about a merge; what is left out follows from the origins of both. */
export type MergeChoices = {
  fields: Partial<Record<MergeField, Side>>;
  lists: Partial<Record<MergeListName, Side | 'both'>>;
  /** Of one that is rejected and one that is an investment. */
  decision?: 'rejected' | 'investment' | undefined;
};
