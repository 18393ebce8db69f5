export const VIEWS_ACTIONS = {
  view_created: 'Saved a view',
  view_updated: 'Changed a view',
  view_deleted: 'Deleted a view',
  view_restored: 'Restored a view',
} as const;
