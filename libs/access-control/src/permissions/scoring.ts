import { SETTINGS, type PermissionRow } from './permission-row';

export const SCORING_PERMISSIONS = [
  { operationId: 'readScoreConfig', method: 'GET', path: '/auth/admin/score', allow: SETTINGS },
  { operationId: 'saveScoreConfig', method: 'PUT', path: '/auth/admin/score', allow: SETTINGS },
  { operationId: 'simulateScore', method: 'POST', path: '/auth/admin/score/simulate', allow: SETTINGS },
  {
    operationId: 'listScoreDifference',
    method: 'POST',
    path: '/auth/admin/score/simulate/difference',
    allow: SETTINGS,
  },
  { operationId: 'listScoringVersions', method: 'GET', path: '/auth/admin/score/versions', allow: SETTINGS },
  {
    operationId: 'readScoringVersion',
    method: 'GET',
    path: '/auth/admin/score/versions/:number',
    allow: SETTINGS,
  },
  {
    operationId: 'compareScoringVersions',
    method: 'GET',
    path: '/auth/admin/score/versions/:number/compare',
    allow: SETTINGS,
  },
  {
    operationId: 'noteScoringVersion',
    method: 'PUT',
    path: '/auth/admin/score/versions/:number',
    allow: SETTINGS,
  },
  {
    operationId: 'restoreScoringVersion',
    method: 'POST',
    path: '/auth/admin/score/versions/:number/restore',
    allow: SETTINGS,
  },
] as const satisfies readonly PermissionRow[];
