/** Field of a call by which the API tokens of an account stay valid; the server revokes them without it. */
export function keepTokens(revokes: boolean): { keep_api_tokens?: true } {
  return revokes ? {} : { keep_api_tokens: true };
}
