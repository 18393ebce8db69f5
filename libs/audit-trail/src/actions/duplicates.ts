export const DUPLICATES_ACTIONS = {
  duplicate_named: 'Named two startups as one company',
  duplicate_dismissed: 'Decided that two startups are two companies',
  duplicate_reconsidered: 'Took back that two startups are two companies',
  duplicate_postponed: 'Put a pair of startups off',
  duplicate_put_back: 'Put a pair of startups back to its place',
  startups_merged: 'Merged two startups',
  merge_undone: 'Undid a merge of two startups',
} as const;
