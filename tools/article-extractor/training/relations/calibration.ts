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

/** How likely a value is right by its score, whether or not a quote proves it. */
function stepsOf(parts: readonly LeftOut[]): ByField {
  const claims = parts.flatMap((part) => part.claims);
  return {
    ...byField((field) => risingSteps(singled(claims, field))),
    raised: risingSteps(raisedClaims(claims)),
  };
}

/** Scores as they are. */
const PLAIN = [
  [0, 0],
  [1, 1],
] as const;

/** What quotes prove of each part, with scores that are not calibrated. Values below even odds are not proposed. */
export function provedOf(parts: readonly LeftOut[]): ProvedClaim[][] {
  const calibration = stepsOf(parts);
  const proved = { ...byField(() => PLAIN), raised: PLAIN };
  return parts.map(({ articles, model }) =>
    articles.flatMap((article) => provedClaims({ ...model, calibration, proved }, article)),
  );
}

/** @param claims of {@link provedOf}: a sum is no surer than that it is money raised, so both have one curve */
export function curvesOf(claims: readonly ProvedClaim[]): ByField {
  const curves = byField((field) => provedCurve(claims.filter((claim) => claim.field === field)));
  return { ...curves, raised: curves.sum };
}

/** All calibrations, of articles that the models had not seen. @param proved as {@link provedOf} gives it for them */
export const calibrationsOf = (
  parts: readonly LeftOut[],
  proved: readonly (readonly ProvedClaim[])[] = provedOf(parts),
): Calibrations => ({ calibration: stepsOf(parts), proved: curvesOf(proved.flat()) });
