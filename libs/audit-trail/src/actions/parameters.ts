export const PARAMETERS_ACTIONS = {
  parameter_created: 'Created a parameter',
  parameter_updated: 'Changed a parameter',
  parameter_deleted: 'Deleted a parameter',
  usual_parameters_added: 'Added the usual awards',
  usual_parameters_removed: 'Took the usual awards back',
} as const;
