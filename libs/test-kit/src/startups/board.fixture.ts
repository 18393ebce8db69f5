import type { StageBoard, StageCard } from '@vaglio/contract';
import { STAGES, type Stage } from '@vaglio/startups-domain';

/** Returns the board card of 'Alpha AG', which has a score of 12.5 and has been in its stage for 3 days. */
export function aCard(overrides: Partial<StageCard> = {}): StageCard {
  return {
    id: '1',
    company_name: 'Alpha AG',
    score: 12.5,
    sector: 'ICT',
    canton: 'ZH',
    version: 1,
    email_sent: 0,
    create_contract: 0,
    interested: 0,
    rejected: 0,
    days: 3,
    assignee_id: null,
    assignee: null,
    step: null,
    due: null,
    later_until: null,
    reason: null,
    ...overrides,
  };
}

/** Returns a board with the given cards. The other stages are empty. */
export function aBoard(cards: Partial<Record<Stage, StageCard[]>>): StageBoard {
  return {
    limits: { contacted: 30, contract: 45, version: 1 },
    stages: STAGES.map((stage) => {
      const items = cards[stage] ?? [];
      return {
        stage,
        total: items.length,
        median_days: stage === 'new' || items.length === 0 ? null : 18,
        of_year: items.length,
        next: stage === 'later' && items.length > 0 ? '2026-12-01' : null,
        items,
      };
    }),
  };
}
