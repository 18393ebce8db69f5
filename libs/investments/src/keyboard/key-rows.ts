import { defineHotkeys, type Hotkeys } from '@vaglio/ui';

const KEYS = defineHotkeys('page', [
  { keys: ['j', 'k'], label: 'Next startup, previous startup' },
  { keys: ['Enter'], label: 'Open the startup' },
  { keys: ['Escape'], label: 'Close the details' },
  { keys: ['/'], label: 'Search' },
  { keys: ['v', 'Shift v'], label: 'Next view, previous view' },
  { keys: ['f'], label: 'Add a filter' },
  { keys: ['u'], label: 'Undo a decision, as long as it is offered' },
  { keys: ['p'], label: 'Print the dossier of the open startup' },
  { keys: ['m'], label: 'Put the open startup aside to compare, or take it out' },
  { keys: ['?'], label: 'This help' },
]);
const FACT_KEYS = defineHotkeys('page', [
  { keys: [',', '.'], label: 'Previous tab, next tab of the details' },
  { keys: ['ArrowDown', 'ArrowUp'], label: 'Facts: next value, previous value' },
  { keys: ['Enter'], label: 'Facts: edit the value' },
  { keys: ['o'], label: 'Facts: where the value comes from' },
  { keys: ['Shift ArrowDown'], label: 'Facts: next suggestion' },
  { keys: ['1', '2'], label: 'Facts: take what is suggested, keep the present value' },
  { keys: ['u'], label: 'Facts: undo your last change' },
]);

const NOTE_KEYS = defineHotkeys('page', [
  { keys: ['n'], label: 'Write a note about the open startup' },
  { keys: ['Mod Enter'], label: 'Notes: send the note' },
  { keys: ['a', 's'], label: 'Assign the open startup, set its next step' },
  { keys: ['a'], label: 'Board: assign the startup of the card' },
]);

const DECISION_KEYS = defineHotkeys('page', [
  { keys: ['x', 'Shift x'], label: 'Select the startup, extend the selection up to it' },
  { keys: ['Shift a'], label: 'Select all on the page' },
  { keys: ['c', 't', 'i'], label: 'Set or remove Contacted, Contract, Investment' },
  { keys: ['r'], label: 'Reject with a reason, or take back into the active list' },
  { keys: ['l'], label: 'Later until a date, or end it' },
  { keys: ['1', '9'], label: 'Choose a reason and confirm; with Shift, write details first' },
]);

/**
 * What the keys of this page do, for its help.
 * @param hasFacts the server keeps facts: the details have tabs
 * @param hasNotes the person may write notes and assign startups, and the server keeps both
 * @param hasDecisions the person may decide, and the server keeps why
 */
export function keyRows(hasFacts: boolean, hasDecisions = false, hasNotes = false): readonly Hotkeys[] {
  return [
    KEYS,
    ...(hasDecisions ? [DECISION_KEYS] : []),
    ...(hasNotes ? [NOTE_KEYS] : []),
    ...(hasFacts ? [FACT_KEYS] : []),
  ];
}
