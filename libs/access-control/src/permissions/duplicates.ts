import { SIGNED_IN, WRITERS, type PermissionRow } from './permission-row';

const DUPLICATES = '/auth/duplicates';

export const DUPLICATES_PERMISSIONS = [
  { operationId: 'listDuplicates', method: 'GET', path: DUPLICATES, allow: WRITERS },
  { operationId: 'countDuplicates', method: 'GET', path: `${DUPLICATES}/count`, allow: WRITERS },
  { operationId: 'readDuplicate', method: 'GET', path: `${DUPLICATES}/:id`, allow: WRITERS },
  { operationId: 'nameDuplicate', method: 'POST', path: DUPLICATES, allow: WRITERS },
  { operationId: 'dismissDuplicate', method: 'POST', path: `${DUPLICATES}/:id/dismiss`, allow: WRITERS },
  { operationId: 'postponeDuplicate', method: 'POST', path: `${DUPLICATES}/:id/later`, allow: WRITERS },
  { operationId: 'previewMerge', method: 'POST', path: `${DUPLICATES}/:id/preview`, allow: WRITERS },
  { operationId: 'mergeDuplicate', method: 'POST', path: `${DUPLICATES}/:id/merge`, allow: WRITERS },
  { operationId: 'listMerges', method: 'GET', path: '/auth/merges', allow: WRITERS },
  { operationId: 'undoMerge', method: 'POST', path: '/auth/merges/:id/undo', allow: WRITERS },
  { operationId: 'readMergedInto', method: 'GET', path: '/auth/merges/into', allow: SIGNED_IN },
  { operationId: 'listKeptApart', method: 'GET', path: `${DUPLICATES}/kept-apart`, allow: WRITERS },
  {
    operationId: 'undoKeptApart',
    method: 'POST',
    path: `${DUPLICATES}/kept-apart/:id/undo`,
    allow: WRITERS,
  },
] as const satisfies readonly PermissionRow[];
