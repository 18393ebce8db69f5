// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable } from '../shapes/combine';
import { object } from '../shapes/object';
import { dossierWorkShape, scoringInForceShape, takenDecisionShape } from './dossiers.gen';
import { ledgerLineShape } from './investments.gen';
import { startupShape } from './startups.gen';

export const comparedStartupShape = /* @__PURE__ */ object({
  startup: startupShape,
  lines: list(ledgerLineShape),
  decision: nullable(takenDecisionShape),
  work: dossierWorkShape,
});

export const startupComparisonShape = /* @__PURE__ */ object({
  scoring: scoringInForceShape,
  items: list(comparedStartupShape),
});
