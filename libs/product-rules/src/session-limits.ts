/** A token counts as valid only when it expires later than this from now. Source: spec §9. */
export const TOKEN_LEEWAY_SECONDS = 5;

export const LANDING_CONTINUE_MS = 2000;
export const LANDING_HOVER_MS = 350;

/** A first admin's password given by the environment is held to more than a typed one. */
export const MIN_ENVIRONMENT_PASSWORD_LENGTH = 12;

export const DEFAULT_SETTINGS_SECTION = 'results';
