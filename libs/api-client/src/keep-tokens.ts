/**
 * Returns the request field that keeps an account's API tokens valid. Without this field, the server revokes the
 * tokens.
 */
export function keepTokens(revokes: boolean): { keep_api_tokens?: true } {
  return revokes ? {} : { keep_api_tokens: true };
}
