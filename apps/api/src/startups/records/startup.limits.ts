export const MIN_FOUNDING_YEAR = 1800;
export const MAX_FOUNDING_YEAR = 2100;
