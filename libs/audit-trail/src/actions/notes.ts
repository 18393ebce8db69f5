export const NOTES_ACTIONS = {
  note_added: 'Wrote a note',
  note_edited: 'Edited a note',
  note_struck: 'Struck a note through',
} as const;
