import { aParameter, notOffered } from '@vaglio/test-kit';

export const PARAMETERS = 'GET /auth/admin/parameters';
/** Route that returns all parameters. Groups and imports use it. */
export const CHOICES = 'GET /auth/parameters';
export const SCORES = 'GET /auth/admin/score';
const VERSIONS = 'GET /auth/admin/score/versions';
const REASON_RULES = 'GET /auth/admin/decision-reasons';
const STAGE_LIMITS = 'GET /auth/admin/stage-limits';

/** Parameter with the weight 2. */
export const KICK = { ...aParameter({ parameterID: 'kick', parameterName: 'kick', value: 2 }), version: 1 };

/** Returns the routes of the section Parameters with a page of the given rows. */
export const parameterRoutes = (...parameters: readonly object[]) => ({
  [PARAMETERS]: {
    parameters,
    total: parameters.length,
  },
  [CHOICES]: { parameters },
});

export const A_GROUP = {
  id: '1',
  group_key: 'g',
  group_name: 'Kicks',
  description: '',
  rule: 'keep_highest_precedence',
} as const;

/** Routes of the section Scores, on a server without versions, reasons and stage limits. */
export const SCORE_ROUTES = {
  [SCORES]: { threshold: 5, top_percent: 0.2, version: 1 },
  [VERSIONS]: notOffered,
  [REASON_RULES]: notOffered,
  [STAGE_LIMITS]: notOffered,
};
