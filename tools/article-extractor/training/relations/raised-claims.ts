import type { Claim } from './cross-validation';

/** Returns the claims about raised money. Raised money consists of rounds and their sums. */
export const raisedClaims = (claims: readonly Claim[]): Claim[] =>
  claims.flatMap((claim) => {
    if (claim.field !== 'sum' || (claim.isTrue && (claim.trueKind ?? null) === null)) return [];
    const isRaised = claim.trueKind === 'round' || claim.trueKind === 'total';
    return [{ ...claim, score: claim.score * (claim.raised ?? 0), isTrue: claim.isTrue && isRaised }];
  });
