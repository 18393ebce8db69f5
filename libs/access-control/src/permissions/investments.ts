import { SIGNED_IN, WRITERS, type PermissionRow } from './permission-row';

export const INVESTMENTS_PERMISSIONS = [
  { operationId: 'readStats', method: 'GET', path: '/auth/investments/stats', allow: SIGNED_IN },
  { operationId: 'readDashboard', method: 'GET', path: '/auth/dashboard', allow: SIGNED_IN },
  { operationId: 'readScoreDistribution', method: 'GET', path: '/auth/stats/scores', allow: SIGNED_IN },
  { operationId: 'readNewStartups', method: 'GET', path: '/auth/stats/new', allow: SIGNED_IN },
  { operationId: 'readCantonCounts', method: 'GET', path: '/auth/stats/cantons', allow: SIGNED_IN },
  { operationId: 'readFunnel', method: 'GET', path: '/auth/stats/funnel', allow: SIGNED_IN },
  { operationId: 'readFinancingMonths', method: 'GET', path: '/auth/stats/financing', allow: SIGNED_IN },
  { operationId: 'listInvestments', method: 'GET', path: '/auth/investments', allow: SIGNED_IN },
  { operationId: 'readFilterValues', method: 'GET', path: '/auth/investments/filters', allow: SIGNED_IN },
  { operationId: 'setInvestmentFlags', method: 'PATCH', path: '/auth/investments/:id/flags', allow: WRITERS },
  { operationId: 'setInvestmentText', method: 'PATCH', path: '/auth/investments/:id/text', allow: WRITERS },
  { operationId: 'readScoreLedger', method: 'GET', path: '/auth/investments/:id/score', allow: SIGNED_IN },
  { operationId: 'readDossier', method: 'GET', path: '/auth/investments/:id/dossier', allow: SIGNED_IN },
  { operationId: 'readShortlist', method: 'GET', path: '/auth/investments/dossier', allow: SIGNED_IN },
  { operationId: 'recordPrint', method: 'POST', path: '/auth/investments/prints', allow: SIGNED_IN },
  { operationId: 'compareStartups', method: 'GET', path: '/auth/investments/compare', allow: SIGNED_IN },
] as const satisfies readonly PermissionRow[];
