import { FACT_FIELDS, type FactField } from '../../../../libs/article-extractor/src/relations/fact';
import type { RelationModel } from '../../../../libs/article-extractor/src/relations/relation-model';
import { singled, type LeftOut } from './cross-validation';
import { provedClaims, type ProvedClaim } from './proved-claims';
import { provedCurve } from './proved-curve';
import { raisedClaims } from './raised-claims';
import { risingSteps } from './rising-steps';

type Calibrations = Pick<RelationModel, 'calibration' | 'proved'>;
type ByField = RelationModel['calibration'];

const byField = (of: (field: FactField) => ByField['sum']): Omit<ByField, 'raised'> => {
  const [sum, place, year, person, investor, award] = FACT_FIELDS.map(of);
  return {
    sum: sum ?? [],
    place: place ?? [],
    year: year ?? [],
    person: person ?? [],
    investor: investor ?? [],
    award: award ?? [],
  };
};

/**
 * Returns curves with the probability that a value is correct by its score, no matter whether a quote proves the value.
 */
function stepsOf(parts: readonly LeftOut[]): ByField {
  const claims = parts.flatMap((part) => part.claims);
  return {
    ...byField((field) => risingSteps(singled(claims, field))),
    raised: risingSteps(raisedClaims(claims)),
  };
}

/** Curve that does not change scores. */
const PLAIN = [
  [0, 0],
  [1, 1],
] as const;

/**
 * Returns the proved claims of each part, with uncalibrated scores. Values with a probability below one half are not
 * proposed.
 */
export function provedOf(parts: readonly LeftOut[]): ProvedClaim[][] {
  const calibration = stepsOf(parts);
  const proved = { ...byField(() => PLAIN), raised: PLAIN };
  return parts.map(({ articles, model }) =>
    articles.flatMap((article) => provedClaims({ ...model, calibration, proved }, article)),
  );
}

/**
 * Returns the calibration curves by field.
 * @param claims result of {@link provedOf}. Raised money uses the curve of amounts, because a proved amount is only as
 * certain as the statement that it is raised money.
 */
export function curvesOf(claims: readonly ProvedClaim[]): ByField {
  const curves = byField((field) => provedCurve(claims.filter((claim) => claim.field === field)));
  return { ...curves, raised: curves.sum };
}

/**
 * Returns all calibrations, based on articles that were not in the training data.
 * @param proved result of {@link provedOf} for the same articles
 */
export const calibrationsOf = (
  parts: readonly LeftOut[],
  proved: readonly (readonly ProvedClaim[])[] = provedOf(parts),
): Calibrations => ({ calibration: stepsOf(parts), proved: curvesOf(proved.flat()) });
