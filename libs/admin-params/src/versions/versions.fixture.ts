import type { RuleDifference, ScoringVersion } from '@vaglio/contract';

/** Returns a difference that describes a changed weight with the given text. */
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

/** Returns version 2, created by Ann Huber three hours ago. */
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

/** Current version 3, which was restored from version 1 and has a note and five changes. */
const PRESENT_VERSION = aVersion({
  number: 3,
  is_present: true,
  note: 'After the jury',
  restored_from: 1,
  changes: ['one', 'two', 'three', 'four', 'five'].map(aDifference),
});

export const FIRST_VERSION = aVersion({ number: 1, author: null, changes: [] });

/** Response of GET /auth/admin/score/versions with three versions. */
export const THREE_VERSIONS = {
  items: [PRESENT_VERSION, aVersion(), FIRST_VERSION],
  total: 3,
  page: 1,
  pageSize: 10,
};
