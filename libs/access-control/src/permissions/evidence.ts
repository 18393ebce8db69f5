import { SIGNED_IN, SETTINGS, type PermissionRow } from './permission-row';

export const EVIDENCE_PERMISSIONS = [
  { operationId: 'readExtraction', method: 'GET', path: '/auth/extractions/:id', allow: SETTINGS },
  { operationId: 'readRawEvidence', method: 'GET', path: '/auth/startups/raw/:id/evidence', allow: SETTINGS },
  {
    operationId: 'readStartupEvidence',
    method: 'GET',
    path: '/auth/investments/:id/evidence',
    allow: SIGNED_IN,
  },
] as const satisfies readonly PermissionRow[];
