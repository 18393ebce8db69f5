import type { GroupRule } from '@vaglio/award-scoring';

/** Exclusivity group, of which only one award counts. `items` are parameters with their precedence, highest first. */
export type DemoGroup = {
  group_key: string;
  group_name: string;
  description: string;
  rule: GroupRule;
  items: readonly [string, number][];
};

/**
 * Exclusivity groups of the demo data. 'epfl-innogrant' is in two groups and has the same precedence as another award
 * in each.
 */
export const DEMO_GROUPS: readonly DemoGroup[] = [
  {
    group_key: 'venture_kick',
    group_name: 'Venture Kick',
    rule: 'keep_highest_precedence',
    description: 'Three stages of one competition: the last one reached counts.',
    items: [
      ['venture-kick-3', 3],
      ['venture-kick-2', 2],
      ['venture-kick-1', 1],
    ],
  },
  {
    group_key: 'innosuisse_coaching',
    group_name: 'Innosuisse coaching',
    rule: 'keep_highest_precedence',
    description: 'Each step of the coaching includes the ones before.',
    items: [
      ['innosuisse-certificate', 4],
      ['innosuisse-scale-up-coaching', 3],
      ['innosuisse-core-coaching', 2],
      ['innosuisse-initial-coaching', 1],
    ],
  },
  {
    group_key: 'masschallenge',
    group_name: 'MassChallenge',
    rule: 'keep_highest_precedence',
    description: 'One prize of each year counts.',
    items: [
      ['masschallenge-gold', 3],
      ['masschallenge-silver', 2],
      ['masschallenge-bronze', 1],
    ],
  },
  {
    group_key: 'fit',
    group_name: 'FIT',
    rule: 'keep_highest_precedence',
    description: 'Grant, seed and growth follow each other; an Innogrant is as good as the grant.',
    items: [
      ['fit-tech-growth', 3],
      ['fit-tech-seed', 2],
      ['fit-tech-grant', 1],
      ['epfl-innogrant', 1],
    ],
  },
  {
    group_key: 'university_spin_off',
    group_name: 'University spin-off',
    rule: 'keep_lowest_precedence',
    description: 'A spin-off is one, whatever its schools have given to it.',
    items: [
      ['eth-pioneer-fellowship', 3],
      ['epfl-innogrant', 3],
      ['epfl-spin-off', 2],
      ['eth-spin-off', 1],
    ],
  },
];
