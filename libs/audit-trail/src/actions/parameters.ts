export const PARAMETERS_ACTIONS = {
  parameter_created: 'Created a parameter',
  parameter_updated: 'Changed a parameter',
  parameter_deleted: 'Deleted a parameter',
} as const;
