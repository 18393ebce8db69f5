import { aParameter, notOffered } from '@vaglio/test-kit';

export const PARAMETERS = 'GET /auth/admin/parameters';
/** All parameters at once, of which groups and imports choose. */
export const CHOICES = 'GET /auth/parameters';
export const SCORES = 'GET /auth/admin/score';
const VERSIONS = 'GET /auth/admin/score/versions';
const REASON_RULES = 'GET /auth/admin/decision-reasons';
const STAGE_LIMITS = 'GET /auth/admin/stage-limits';

/** A parameter of weight 2. */
export const KICK = { ...aParameter({ parameterID: 'kick', parameterName: 'kick', value: 2 }), version: 1 };

/** Routes of the section Parameters: one page with these rows. */
export const parameterRoutes = (...parameters: readonly object[]) => ({
  [PARAMETERS]: { parameters, total: parameters.length },
  [CHOICES]: { parameters },
});

export const A_GROUP = {
  id: '1',
  group_key: 'g',
  group_name: 'Kicks',
  description: '',
  rule: 'keep_highest_precedence',
} as const;

/** Routes of the section Scores: threshold and top percent, on a server without versions, reasons and stage limits. */
export const SCORE_ROUTES = {
  [SCORES]: { threshold: 5, top_percent: 0.2, version: 1 },
  [VERSIONS]: notOffered,
  [REASON_RULES]: notOffered,
  [STAGE_LIMITS]: notOffered,
};
