/** Shown for an account that the server listed without an id. Source: spec §5. */
export const MISSING_ID_TEXT = 'Missing user id.';
