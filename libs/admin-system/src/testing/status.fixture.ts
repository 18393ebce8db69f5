import type { Status, StatusFinding } from '@vaglio/contract';

const fine = (subject: string, text: string): StatusFinding => ({
  subject,
  verdict: 'fine',
  text,
  advice: null,
});

/** System status without problems. */
export const ALL_WELL: Status = {
  restore_test: 'possible',
  checked_at: '2026-11-23T07:12:00.000Z',
  verdict: 'fine',
  groups: [
    {
      name: 'Server',
      findings: [
        fine('Vaglio', 'Version 0.3.0.'),
        fine('Address', 'People reach it at https://vaglio.example.'),
        fine('Data directory', '/var/lib/vaglio, 41.2 GiB free.'),
      ],
    },
    {
      name: 'Database',
      findings: [
        fine('Database', 'PostgreSQL 18.4, 212 MB.'),
        fine('Connections', '12 of 100 are in use; each server takes up to 35.'),
      ],
    },
    {
      name: 'Work',
      findings: [
        fine('Outgoing messages', 'None is late.'),
        fine('Queues', '12 articles wait to be extracted, 3 raw startups to be curated.'),
      ],
    },
    {
      name: 'Backups',
      findings: [
        fine(
          'Backups',
          'The last one was made 6 hours ago: vaglio-2026-11-23T010000Z.backup.age in /backups, 38.4 MB.',
        ),
        fine(
          'Restore test',
          'vaglio-2026-11-01T010000Z.backup.age was restored and compared 22 days ago: all is there.',
        ),
      ],
    },
  ],
};

const TROUBLES: Readonly<Record<string, StatusFinding>> = {
  'Outgoing messages': {
    subject: 'Outgoing messages',
    verdict: 'problem',
    text: '4 wait for more than an hour, 0 were given up in the last seven days.',
    advice:
      'Send a test mail in Settings, Connections; the log of the server has the answer of the mail server.',
  },
  'Data directory': {
    subject: 'Data directory',
    verdict: 'warning',
    text: '/var/lib/vaglio, 3.1 GiB free.',
    advice: 'Make room: the database, imports and backups grow.',
  },
  'Restore test': {
    subject: 'Restore test',
    verdict: 'warning',
    text: 'No backup has been restored for a trial yet.',
    advice: 'This server has no secret key: run vaglio restore-test where BACKUP_IDENTITY_FILE can be set.',
  },
};

/** System status with unsent mail and late backups. */
export const IN_TROUBLE: Status = {
  ...ALL_WELL,
  verdict: 'problem',
  groups: ALL_WELL.groups.map((group) => ({
    ...group,
    findings: group.findings.map((finding) => TROUBLES[finding.subject] ?? finding),
  })),
};
