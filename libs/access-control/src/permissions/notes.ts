import { SIGNED_IN, WRITERS, type PermissionRow } from './permission-row';

const NOTES = '/auth/investments/:id/notes';

export const NOTES_PERMISSIONS = [
  { operationId: 'listNotes', method: 'GET', path: NOTES, allow: SIGNED_IN },
  { operationId: 'addNote', method: 'POST', path: NOTES, allow: WRITERS },
  { operationId: 'editNote', method: 'PATCH', path: '/auth/notes/:id', allow: WRITERS },
  // One's own, or any as an administrator: the note decides too.
  { operationId: 'strikeNote', method: 'POST', path: '/auth/notes/:id/strike', allow: SIGNED_IN },
  { operationId: 'listPeople', method: 'GET', path: '/auth/people', allow: SIGNED_IN },
] as const satisfies readonly PermissionRow[];
