import { SETTINGS, SIGNED_IN, WRITERS, type PermissionRow } from './permission-row';

const NOTES = '/auth/investments/:id/notes';

/**
 * Callers that may strike notes. Writers may strike their own notes, settings roles any note. The handler checks the
 * author.
 */
const STRIKERS = { ...WRITERS, ...SETTINGS } as const;

export const NOTES_PERMISSIONS = [
  { operationId: 'listNotes', method: 'GET', path: NOTES, allow: SIGNED_IN },
  { operationId: 'addNote', method: 'POST', path: NOTES, allow: WRITERS },
  { operationId: 'editNote', method: 'PATCH', path: '/auth/notes/:id', allow: WRITERS },
  { operationId: 'strikeNote', method: 'POST', path: '/auth/notes/:id/strike', allow: STRIKERS },
  { operationId: 'listPeople', method: 'GET', path: '/auth/people', allow: SIGNED_IN },
] as const satisfies readonly PermissionRow[];
