export const NOTES_ACTIONS = {
  note_added: 'Wrote a note',
  note_edited: 'Edited a note',
  note_struck: 'Struck a note through',
  work_changed: 'Changed who works on a startup, or what is done next',
} as const;
