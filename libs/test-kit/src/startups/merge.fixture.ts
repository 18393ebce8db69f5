import type { MergePreview } from '@vaglio/contract';

export const MERGE_TARGETS = 'GET /auth/startups/:id/merge-targets';
export const MERGE_PREVIEW = 'POST /auth/startups/:id/merge/preview';
export const MERGE_INTO = 'POST /auth/startups/:id/merge';

export const TARGETS = {
  items: [
    {
      id: '1',
      company_name: 'Lémantis Therapeutics SA',
      score: 14.5,
      certainty: 0.97,
      because: 'Name 0.94, same canton',
    },
  ],
};

/** Returns the preview of a merge of 'Lemantis Sàrl' into 'Lémantis Therapeutics SA'. */
export function aMergePreview(): { preview: MergePreview; merge: object } {
  const first = {
    id: '1',
    company_name: 'Lémantis Therapeutics SA',
    score: 14.5,
    rank: 3,
    articles: 2,
    version: 3,
  };
  const second = { ...first, id: '2', company_name: 'Lemantis Sàrl', score: 2, rank: 40, version: 5 };
  const side = ({ id, company_name, score, version }: typeof first) => ({ id, company_name, score, version });
  return {
    preview: {
      pair: {
        id: '7',
        certainty: 0.97,
        because: 'Name 0.94, same canton',
        reasons: [],
        first: side(first),
        second: side(second),
        is_later: false,
      },
      survivor: 'first',
      first,
      second,
      result: { ...first, score: 16.5, rank: 2 },
      fields: [],
      lists: [],
      flags: [],
      needs_decision: false,
      score_before: 14.5,
      score_changes: [],
      losses: ['Founded 2019 of Marc Aebi'],
    },
    merge: {
      survivor_id: '1',
      survivor_name: first.company_name,
      merged_id: '2',
      merged_name: second.company_name,
      because: 'Name 0.94, same canton',
      score_before: 14.5,
      score_after: 16.5,
      merged_by: 'Anna Keller',
      merged_at: '2026-11-21T10:00:00.000Z',
      undone_by: null,
      undone_at: null,
    },
  };
}
