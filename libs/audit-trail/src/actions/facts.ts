export const FACTS_ACTIONS = {
  fact_corrected: 'Corrected a fact',
  fact_handed_back: 'Handed a fact back to automation',
  fact_confirmed: 'Confirmed a fact',
  fact_added: 'Added a founder, a sum or an award',
  fact_discarded: 'Discarded a founder, a sum or an award',
  fact_suggestion_taken: 'Took a suggestion',
  fact_suggestion_kept: 'Kept a value against a suggestion',
  fact_change_undone: 'Undid a change of a fact',
  startup_split: 'Split a startup',
  startup_split_off: 'Split a startup off another',
  split_undone: 'Undid a split of a startup',
} as const;
