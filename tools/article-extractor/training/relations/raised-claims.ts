import type { Claim } from './cross-validation';

/** Sums of companies as money that they raised: rounds and all rounds together. */
export const raisedClaims = (claims: readonly Claim[]): Claim[] =>
  claims.flatMap((claim) => {
    if (claim.field !== 'sum' || (claim.isTrue && (claim.trueKind ?? null) === null)) return [];
    const isRaised = claim.trueKind === 'round' || claim.trueKind === 'total';
    return [{ ...claim, score: claim.score * (claim.raised ?? 0), isTrue: claim.isTrue && isRaised }];
  });
