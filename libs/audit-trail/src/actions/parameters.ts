export const PARAMETERS_ACTIONS = {
  parameter_created: 'Created a parameter',
  parameter_updated: 'Changed a parameter',
  parameter_deleted: 'Deleted a parameter',
  usual_parameters_added: 'Added the usual awards',
  usual_parameters_removed: 'Took the usual awards back',
  award_alias_added: 'Counted an award as a parameter',
  award_alias_removed: 'Stopped counting an award as a parameter',
  award_ignored: 'Ignored an award without a weight',
  award_ignore_undone: 'Listed an ignored award again',
  weights_imported: 'Imported weights',
} as const;
