import type { Backups } from '@vaglio/contract';

const LAST: NonNullable<Backups['last']> = {
  name: 'vaglio-2026-11-23T010000Z.backup',
  place: '/backups',
  made_at: '2026-11-23T01:00:04.000Z',
  bytes: 40_265_318,
  is_encrypted: false,
};

/** Returns a backup state in which last night's backup passed its restore test. */
export function someBackups(overrides: Partial<Backups> = {}): Backups {
  return {
    last: LAST,
    stored: LAST,
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

/** Backup state of an installation without a schedule and without backups. */
export const NO_BACKUP = someBackups({
  last: null,
  stored: null,
  test: null,
  is_last_tested: false,
  is_late: true,
  schedule: [],
  place: '/data/backups',
  is_beside_data: true,
  restore_test: 'impossible',
});
