import { SIGNED_IN, WRITERS, type PermissionRow } from './permission-row';

const STARTUP = '/auth/startups/:id';

export const FACTS_PERMISSIONS = [
  { operationId: 'readFacts', method: 'GET', path: `${STARTUP}/facts`, allow: SIGNED_IN },
  {
    operationId: 'readFactHistory',
    method: 'GET',
    path: `${STARTUP}/facts/:field/history`,
    allow: SIGNED_IN,
  },
  { operationId: 'correctFact', method: 'PATCH', path: `${STARTUP}/facts/:field`, allow: WRITERS },
  { operationId: 'handBackFact', method: 'DELETE', path: `${STARTUP}/facts/:field`, allow: WRITERS },
  { operationId: 'confirmFact', method: 'POST', path: `${STARTUP}/facts/:field/confirm`, allow: WRITERS },
  { operationId: 'addFounder', method: 'POST', path: `${STARTUP}/founders`, allow: WRITERS },
  { operationId: 'correctFounder', method: 'PATCH', path: `${STARTUP}/founders/:key`, allow: WRITERS },
  { operationId: 'discardFounder', method: 'DELETE', path: `${STARTUP}/founders/:key`, allow: WRITERS },
  { operationId: 'addMoney', method: 'POST', path: `${STARTUP}/money`, allow: WRITERS },
  { operationId: 'correctMoney', method: 'PATCH', path: `${STARTUP}/money/:key`, allow: WRITERS },
  { operationId: 'discardMoney', method: 'DELETE', path: `${STARTUP}/money/:key`, allow: WRITERS },
  { operationId: 'addAward', method: 'POST', path: `${STARTUP}/awards`, allow: WRITERS },
  { operationId: 'correctAward', method: 'PATCH', path: `${STARTUP}/awards/:key`, allow: WRITERS },
  { operationId: 'discardAward', method: 'DELETE', path: `${STARTUP}/awards/:key`, allow: WRITERS },
  { operationId: 'takeSuggestion', method: 'POST', path: '/auth/suggestions/:id/take', allow: WRITERS },
  { operationId: 'keepSuggestion', method: 'POST', path: '/auth/suggestions/:id/keep', allow: WRITERS },
  { operationId: 'readStartupRows', method: 'GET', path: `${STARTUP}/rows`, allow: SIGNED_IN },
  { operationId: 'previewSplit', method: 'POST', path: `${STARTUP}/split/preview`, allow: WRITERS },
  { operationId: 'splitStartup', method: 'POST', path: `${STARTUP}/split`, allow: WRITERS },
  { operationId: 'undoSplit', method: 'POST', path: '/auth/splits/:id/undo', allow: WRITERS },
  { operationId: 'listMergeTargets', method: 'GET', path: `${STARTUP}/merge-targets`, allow: WRITERS },
  { operationId: 'previewMergeInto', method: 'POST', path: `${STARTUP}/merge/preview`, allow: WRITERS },
  { operationId: 'mergeInto', method: 'POST', path: `${STARTUP}/merge`, allow: WRITERS },
  { operationId: 'undoFactChange', method: 'POST', path: '/auth/fact-changes/:id/undo', allow: WRITERS },
] as const satisfies readonly PermissionRow[];
