export const EXCLUSIVITY_ACTIONS = {
  award_group_created: 'Created an exclusivity group',
  award_group_updated: 'Changed an exclusivity group',
  award_group_deleted: 'Deleted an exclusivity group',
  award_group_item_added: 'Put a parameter into an exclusivity group',
  award_group_item_deleted: 'Took a parameter out of an exclusivity group',
} as const;
