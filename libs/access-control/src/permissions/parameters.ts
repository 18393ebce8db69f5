import { SIGNED_IN, SETTINGS, type PermissionRow } from './permission-row';

const AWARDS = '/auth/awards/unweighted';

export const PARAMETERS_PERMISSIONS = [
  { operationId: 'listParameters', method: 'GET', path: '/auth/admin/parameters', allow: SETTINGS },
  { operationId: 'createParameter', method: 'POST', path: '/auth/admin/parameters', allow: SETTINGS },
  { operationId: 'updateParameter', method: 'PUT', path: '/auth/admin/parameters/:id', allow: SETTINGS },
  { operationId: 'deleteParameter', method: 'DELETE', path: '/auth/admin/parameters/:id', allow: SETTINGS },
  { operationId: 'importWeights', method: 'POST', path: '/auth/admin/parameters/weights', allow: SETTINGS },
  {
    operationId: 'addUsualParameters',
    method: 'POST',
    path: '/auth/admin/usual-parameters',
    allow: SETTINGS,
  },
  {
    operationId: 'removeUsualParameters',
    method: 'POST',
    path: '/auth/admin/usual-parameters/undo',
    allow: SETTINGS,
  },
  { operationId: 'listUnweightedAwards', method: 'GET', path: AWARDS, allow: SETTINGS },
  { operationId: 'listAwardDecisions', method: 'GET', path: `${AWARDS}/decisions`, allow: SETTINGS },
  { operationId: 'makeAwardParameter', method: 'POST', path: `${AWARDS}/make-parameter`, allow: SETTINGS },
  { operationId: 'addAwardAlias', method: 'POST', path: `${AWARDS}/same-as`, allow: SETTINGS },
  { operationId: 'removeAwardAlias', method: 'POST', path: `${AWARDS}/same-as/undo`, allow: SETTINGS },
  { operationId: 'ignoreAward', method: 'POST', path: `${AWARDS}/ignore`, allow: SETTINGS },
  { operationId: 'undoIgnoreAward', method: 'POST', path: `${AWARDS}/ignore/undo`, allow: SETTINGS },
  { operationId: 'listParameterChoices', method: 'GET', path: '/auth/parameters', allow: SIGNED_IN },
] as const satisfies readonly PermissionRow[];
