import { defineHotkeys } from '@vaglio/ui';

/** Hotkeys for notes, the assignee and the next step of the open startup. */
export const ACTIVITY_HOTKEYS = defineHotkeys('page', [
  { keys: ['n'], label: 'Write a note about the open startup' },
  { keys: ['Mod Enter'], label: 'Notes: send the note' },
  { keys: ['a', 's'], label: 'Assign the open startup, set its next step' },
  { keys: ['a'], label: 'Board: assign the startup of the card' },
]);
