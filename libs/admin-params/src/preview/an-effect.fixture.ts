import type { ListEffect, ScoreEffect, StartupEffect } from '@vaglio/contract';

/** Returns a startup that moves from rank 3 to rank 1 and enters both lists. */
export function aStartupEffect(overrides: Partial<StartupEffect> = {}): StartupEffect {
  return {
    id: '1',
    company_name: 'Alpha AG',
    old_score: 4,
    new_score: 7.5,
    old_rank: 3,
    new_rank: 1,
    eligible: 'entering',
    top: 'entering',
    ...overrides,
  };
}

export const STILL: ListEffect = {
  before: 2,
  after: 2,
  entering: 0,
  leaving: 0,
  moved: 0,
  first_entering: [],
  first_leaving: [],
  first_moved: [],
};

/** Returns an effect in which Alpha enters the eligible list, Beta leaves both lists, and 30 startups move. */
export function anEffect(overrides: Partial<ScoreEffect> = {}): ScoreEffect {
  const alpha = aStartupEffect();
  const beta = aStartupEffect({
    id: '2',
    company_name: 'Beta AG',
    old_score: 5,
    new_score: 4,
    old_rank: 1,
    new_rank: 9,
    eligible: 'leaving',
    top: 'leaving',
  });
  const gamma = aStartupEffect({
    id: '3',
    company_name: 'Gamma AG',
    old_score: 6,
    new_score: 6,
    old_rank: 2,
    new_rank: 3,
    eligible: 'in',
    top: 'in',
  });
  return {
    startups: 1_284,
    rescored: 12,
    eligible: {
      before: 40,
      after: 41,
      entering: 1,
      leaving: 1,
      moved: 30,
      first_entering: [alpha],
      first_leaving: [beta],
      first_moved: [gamma],
    },
    top: { ...STILL, leaving: 1, first_leaving: [beta] },
    ...overrides,
  };
}
