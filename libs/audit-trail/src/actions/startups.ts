export const STARTUPS_ACTIONS = {
  startup_flags_set: 'Marked a startup',
  startup_text_edited: 'Edited a startup',
  startups_exported: 'Exported a list of startups',
  startup_deleted: 'Deleted a startup',
  startup_restored: 'Restored a startup',
  startup_purged: 'Removed a deleted startup for good',
  raw_startup_deleted: 'Deleted a raw startup',
  raw_startup_restored: 'Restored a raw startup',
  raw_startup_purged: 'Removed a deleted raw startup for good',
  'startup.import': 'Imported a row',
  'startup.curate': 'Curated imported rows',
  'startup.audit': 'Checked and scored all startups',
} as const;
