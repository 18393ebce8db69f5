export const STARTUPS_ACTIONS = {
  startup_flags_set: 'Marked a startup',
  startup_text_edited: 'Edited a startup',
  'startup.import': 'Imported a row',
  'startup.curate': 'Curated imported rows',
  'startup.audit': 'Checked and scored all startups',
} as const;
