import type { KeyRow } from '@vaglio/ui';

/** What the keys of Review do, for its help. */
export const DESK_KEY_ROWS: readonly KeyRow[] = [
  { keys: ['j', 'k'], does: 'Next pair, previous pair' },
  { keys: ['↑', '↓'], does: 'Field above, field below' },
  { keys: ['1', '2'], does: 'Take the value of the first, of the second' },
  { keys: ['Enter'], does: 'Merge' },
  { keys: ['x'], does: 'Not a duplicate' },
  { keys: ['l'], does: 'Later' },
  { keys: ['u'], does: 'Undo the last step' },
  { keys: ['?'], does: 'This help' },
];
