import type { Backups } from '@vaglio/contract';

const LAST: NonNullable<Backups['last']> = {
  name: 'vaglio-2026-11-23T010000Z.backup',
  place: '/backups',
  made_at: '2026-11-23T01:00:04.000Z',
  bytes: 40_265_318,
  is_encrypted: false,
};

/** A backup of the night that was tested. @param overrides what is special about it */
export function someBackups(overrides: Partial<Backups> = {}): Backups {
  return {
    last: LAST,
    failure: null,
    test: { backup_name: LAST.name, tested_at: '2026-11-23T06:00:00.000Z', failure: null },
    is_last_tested: true,
    is_late: false,
    schedule: ['02:00'],
    place: '/backups',
    is_beside_data: false,
    state: 'possible',
    restore_test: 'possible',
    checked_at: '2026-11-23T07:12:00.000Z',
    ...overrides,
  };
}

/** An installation without a schedule that has none yet. */
export const NO_BACKUP = someBackups({
  last: null,
  test: null,
  is_last_tested: false,
  is_late: true,
  schedule: [],
  place: '/data/backups',
  is_beside_data: true,
  restore_test: 'impossible',
});
