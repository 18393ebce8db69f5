export const SCORING_ACTIONS = {
  score_config_saved: 'Changed the score settings',
  scoring_version_noted: 'Wrote a note on a scoring version',
  scoring_version_restored: 'Restored a scoring version',
} as const;
