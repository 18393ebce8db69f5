export const API_TOKENS_ACTIONS = {
  api_token_created: 'Created an API token',
  api_token_confirmed: 'Confirmed an API token',
  api_token_revoked: 'Revoked an API token',
  service_account_created: 'Created a service account',
  service_account_updated: 'Changed a service account',
  service_account_deleted: 'Deleted a service account',
} as const;
