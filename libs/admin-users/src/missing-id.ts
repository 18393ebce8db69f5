/** Error text for an account that has no id in the server's response. Source: spec §5. */
export const MISSING_ID_TEXT = 'Missing user id.';
