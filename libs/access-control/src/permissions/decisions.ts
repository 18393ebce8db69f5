import { SETTINGS, SIGNED_IN, WRITERS, type PermissionRow } from './permission-row';

const DECISIONS = '/auth/investments/:id/decisions';
const STAGES = '/auth/investments/stages';
const STAGE = '/auth/investments/:id/stage';
const STAGE_LIMITS = '/auth/admin/stage-limits';
const REASONS = '/auth/admin/decision-reasons';

export const DECISIONS_PERMISSIONS = [
  { operationId: 'listDecisions', method: 'GET', path: DECISIONS, allow: SIGNED_IN },
  { operationId: 'decide', method: 'POST', path: DECISIONS, allow: WRITERS },
  { operationId: 'undoDecision', method: 'POST', path: `${DECISIONS}/:decision/undo`, allow: WRITERS },
  { operationId: 'listDecisionReasons', method: 'GET', path: REASONS, allow: SIGNED_IN },
  { operationId: 'createDecisionReason', method: 'POST', path: REASONS, allow: SETTINGS },
  { operationId: 'setReasonRequired', method: 'PATCH', path: REASONS, allow: SETTINGS },
  { operationId: 'updateDecisionReason', method: 'PATCH', path: `${REASONS}/:id`, allow: SETTINGS },
  { operationId: 'deleteDecisionReason', method: 'DELETE', path: `${REASONS}/:id`, allow: SETTINGS },
  { operationId: 'readStages', method: 'GET', path: STAGES, allow: SIGNED_IN },
  { operationId: 'readStage', method: 'GET', path: `${STAGES}/:column`, allow: SIGNED_IN },
  { operationId: 'readInvestment', method: 'GET', path: '/auth/investments/:id', allow: SIGNED_IN },
  { operationId: 'moveStartup', method: 'POST', path: STAGE, allow: WRITERS },
  { operationId: 'undoMove', method: 'POST', path: `${STAGE}/undo`, allow: WRITERS },
  { operationId: 'readStageLimits', method: 'GET', path: STAGE_LIMITS, allow: SIGNED_IN },
  { operationId: 'saveStageLimits', method: 'PUT', path: STAGE_LIMITS, allow: SETTINGS },
] as const satisfies readonly PermissionRow[];
