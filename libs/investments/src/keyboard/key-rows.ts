import type { KeyRow } from '@vaglio/ui';

const KEYS: readonly KeyRow[] = [
  { keys: ['j', 'k'], does: 'Next startup, previous startup' },
  { keys: ['Enter'], does: 'Open the startup' },
  { keys: ['Esc'], does: 'Close the details' },
  { keys: ['/'], does: 'Search' },
  { keys: ['v', 'Shift v'], does: 'Next view, previous view' },
  { keys: ['f'], does: 'Add a filter' },
  { keys: ['u'], does: 'Undo a decision, as long as it is offered' },
  { keys: ['p'], does: 'Print the dossier of the open startup' },
  { keys: ['m'], does: 'Put the open startup aside to compare, or take it out' },
  { keys: ['?'], does: 'This help' },
];
const FACT_KEYS: readonly KeyRow[] = [
  { keys: [',', '.'], does: 'Previous tab, next tab of the details' },
  { keys: ['↓', '↑'], does: 'Facts: next value, previous value' },
  { keys: ['Enter'], does: 'Facts: edit the value' },
  { keys: ['o'], does: 'Facts: where the value comes from' },
  { keys: ['Shift ↓'], does: 'Facts: next suggestion' },
  { keys: ['1', '2'], does: 'Facts: take what is suggested, keep the present value' },
  { keys: ['u'], does: 'Facts: undo your last change' },
];

const NOTE_KEYS: readonly KeyRow[] = [
  { keys: ['n'], does: 'Write a note about the open startup' },
  { keys: ['Ctrl Enter'], does: 'Notes: send the note' },
  { keys: ['a', 's'], does: 'Assign the open startup, set its next step' },
  { keys: ['a'], does: 'Board: assign the startup of the card' },
];

const DECISION_KEYS: readonly KeyRow[] = [
  { keys: ['x', 'Shift x'], does: 'Select the startup, extend the selection up to it' },
  { keys: ['Shift A'], does: 'Select all on the page' },
  { keys: ['c', 't', 'i'], does: 'Set or remove Contacted, Contract, Investment' },
  { keys: ['r'], does: 'Reject with a reason, or take back into the active list' },
  { keys: ['l'], does: 'Later until a date, or end it' },
  { keys: ['1', '9'], does: 'Choose a reason and confirm; with Shift, write details first' },
];

/**
 * What the keys of this page do, for its help.
 * @param hasFacts the server keeps facts: the details have tabs
 * @param hasNotes the person may write notes and assign startups, and the server keeps both
 * @param hasDecisions the person may decide, and the server keeps why
 */
export function keyRows(hasFacts: boolean, hasDecisions = false, hasNotes = false): readonly KeyRow[] {
  return [
    ...KEYS,
    ...(hasDecisions ? DECISION_KEYS : []),
    ...(hasNotes ? NOTE_KEYS : []),
    ...(hasFacts ? FACT_KEYS : []),
  ];
}
