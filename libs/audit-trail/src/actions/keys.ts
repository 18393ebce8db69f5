export const KEYS_ACTIONS = {
  keys_adopted: 'Adopted other keys for this database',
} as const;
