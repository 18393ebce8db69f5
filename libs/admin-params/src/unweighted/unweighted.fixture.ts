import type { AwardDecisions, UnweightedAward } from '@vaglio/contract';

/** Returns the award 'w.a. de vigier', which five startups have and which is similar to one parameter. */
export function anAward(overrides: Partial<UnweightedAward> = {}): UnweightedAward {
  return {
    award_key: 'w a de vigier',
    award: 'w.a. de vigier',
    startups: 5,
    examples: [
      { id: '1', company_name: 'Alpineo AG' },
      { id: '2', company_name: 'Brightflow' },
      { id: '3', company_name: 'Corvus Systems' },
    ],
    look_alikes: [{ parameterID: 'w-a-de-vigier-award', parameterName: 'w.a. de vigier award', likeness: 1 }],
    ...overrides,
  };
}

const MASSCHALLENGE = anAward({
  award_key: 'masschallenge',
  award: 'masschallenge',
  startups: 1,
  examples: [{ id: '4', company_name: 'Dendra' }],
  look_alikes: [
    { parameterID: 'masschallenge-gold', parameterName: 'masschallenge gold', likeness: 0.86 },
    { parameterID: 'masschallenge-silver', parameterName: 'masschallenge silver', likeness: 0.8 },
  ],
});

export const UNWEIGHTED = { items: [anAward(), MASSCHALLENGE], total: 2, ignored: 0, page: 1, pageSize: 10 };

export const NOTHING_DECIDED: AwardDecisions = { aliases: [], ignored: [] };

const AT = '2026-11-20T09:00:00.000Z';

export const DECIDED: AwardDecisions = {
  aliases: [
    {
      award_key: 'kick one',
      award: 'Kick One',
      startups: 4,
      by: 'Anna Keller',
      at: AT,
      parameterID: 'venture-kick-1',
      parameterName: 'venture kick 1',
    },
  ],
  ignored: [{ award_key: 'best pitch', award: 'Best Pitch', startups: 2, by: null, at: AT }],
};

export const CHOICES = {
  parameters: [
    { parameterID: 'venture-kick-1', parameterName: 'venture kick 1', value: 1 },
    { parameterID: 'w-a-de-vigier-award', parameterName: 'w.a. de vigier award', value: 3 },
  ],
};
