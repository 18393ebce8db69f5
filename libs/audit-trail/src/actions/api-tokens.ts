export const API_TOKENS_ACTIONS = {
  api_token_created: 'Created an API token',
  api_token_revoked: 'Revoked an API token',
} as const;
