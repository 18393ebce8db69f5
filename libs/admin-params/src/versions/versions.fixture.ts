import type { RuleDifference, ScoringVersion } from '@vaglio/contract';

/** A changed weight, in this text. */
export function aDifference(text: string): RuleDifference {
  return {
    subject: 'parameter',
    kind: 'changed',
    name: 'kick',
    field: 'value',
    before: '1',
    after: '2',
    text,
  };
}

/** Version 2, three hours old, by Ann Huber. */
export function aVersion(overrides: Partial<ScoringVersion> = {}): ScoringVersion {
  return {
    number: 2,
    at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    author: 'Ann Huber',
    note: '',
    restored_from: null,
    is_present: false,
    changes: [aDifference("Weight of 'kick' from 1 to 2")],
    ...overrides,
  };
}

/** Version 3, the present one: restored from the first, with a note and five changes. */
const PRESENT_VERSION = aVersion({
  number: 3,
  is_present: true,
  note: 'After the jury',
  restored_from: 1,
  changes: ['one', 'two', 'three', 'four', 'five'].map(aDifference),
});

export const FIRST_VERSION = aVersion({ number: 1, author: null, changes: [] });

/** The answer of GET /auth/admin/score/versions with these three. */
export const THREE_VERSIONS = {
  items: [PRESENT_VERSION, aVersion(), FIRST_VERSION],
  total: 3,
  page: 1,
  pageSize: 10,
};
