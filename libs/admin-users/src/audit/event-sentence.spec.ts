import { AUDIT_ACTIONS } from '@vaglio/access-control';
import type { AuditEvent } from '@vaglio/contract';
import { differencesOf, differenceText } from './difference';
import { eventSentence } from './event-sentence';

const ID = '0048f540-9dc2-4e49-961d-bd3e54fd17bb';
const MASK = 'a3f1c2d4e5b60718293a4b5c6d7e8f90';
const sentence = (action: string, more: Partial<AuditEvent> = {}) =>
  eventSentence({ action, target_id: null, target_name: null, before: null, after: null, ...more });

test.each(Object.keys(AUDIT_ACTIONS))(
  'the audit action %s has a sentence with and without a target',
  (action) => {
    const kept = { id: '92', external_id: '92', outcome: 'inserted', actor_id: ID, mask: MASK };
    const written = [
      sentence(action),
      sentence(action, { target_name: 'Vela AG' }),
      sentence(action, { target_name: 'Vela AG', before: kept, after: { ...kept, external_id: '93' } }),
    ];
    for (const text of written) {
      expect(text).toMatch(/^[A-Z][^_]+[^.:, ]$/);
      expect(text).not.toMatch(/undefined|null|\[object|external|outcome|92|93|[\da-f]{16}| {2}/);
    }
  },
);

const flags = (field: string, value: number) => ({ target_name: 'Vela', after: { [field]: value } });

test.each<[string, Partial<AuditEvent>, string]>([
  ['login', { target_name: 'ann@x.ch' }, 'Signed in'],
  ['login', { after: { how: 'recovery code' } }, 'Signed in with a recovery code'],
  [
    'sign_in_rules_saved',
    { before: { second_factor_roles: [] }, after: { second_factor_roles: ['super', 'admin'] } },
    'Requires a second factor for super and admin',
  ],
  ['login_failed', {}, 'Sign-in failed for an unknown address'],
  ['login_failed', { target_name: 'ann@x.ch' }, 'Sign-in failed for ann@x.ch'],
  ['password_changed', { after: { how: 'reset' } }, 'Changed the password with a reset link'],
  [
    'user_registered',
    { target_name: 'ben@x.ch', after: { role: 'super' } },
    'Created the user ben@x.ch with the role super',
  ],
  [
    'user_role_changed',
    { target_name: 'ben@x.ch', before: { role: 'user' }, after: { role: 'super' } },
    'Changed the role of ben@x.ch from user to super',
  ],
  ['user_deleted', { target_name: 'ben@x.ch', before: { role: 'user' } }, 'Deleted the user ben@x.ch'],
  ['api_token_created', { target_name: 'Cron', after: { name: 'Cron' } }, 'Created the API token Cron'],
  [
    'api_token_revoked',
    { target_name: 'Cron', before: { name: 'Cron', account: 'Sync (service account)' } },
    'Revoked the API token Cron of Sync (service account)',
  ],
  [
    'service_account_created',
    { target_name: 'Sync (service account)', after: { role: 'user' } },
    'Created Sync (service account)',
  ],
  [
    'service_account_updated',
    { target_name: 'Sync (service account)', before: { role: 'user' }, after: { role: 'super' } },
    'Changed Sync (service account): role from user to super',
  ],
  [
    'user_scopes_changed',
    { target_name: 'ben@x.ch', after: { scopes: [] } },
    'Changed the rights of ben@x.ch to none',
  ],
  [
    'user_scopes_changed',
    { target_name: 'ben@x.ch', after: { scopes: ['review', 'export', 'delete'] } },
    'Changed the rights of ben@x.ch to review, export and delete',
  ],
  [
    'parameter_created',
    {
      target_name: 'fif grant',
      after: { value: 1.25, parameterID: 'fif-grant', parameterName: 'fif grant' },
    },
    'Created the parameter fif grant with the weight 1.25',
  ],
  [
    'award_group_item_added',
    { target_name: 'kick 3', after: { precedence: 3, parameterName: 'kick 3', group_name: 'Venture Kick' } },
    'Put the parameter kick 3 into the exclusivity group Venture Kick with the precedence 3',
  ],
  [
    'score_config_saved',
    { before: { threshold: 5, top_percent: 0.2 }, after: { rescored: 0, threshold: 8, top_percent: 0.2 } },
    'Changed the score settings: threshold from 5 to 8',
  ],
  ['scoring_version_restored', { target_id: '3' }, 'Restored scoring version 3'],
  [
    'prompt_saved',
    { target_name: 'news', after: { version: 4, body: 'Read.' } },
    'Saved version 4 of the prompt news',
  ],
  [
    'scraper_config_saved',
    { before: { intervalSec: 300 }, after: { intervalSec: 5400 } },
    'Changed the news scraper: interval from 5 minutes to 1.5 hours',
  ],
  ['news_source_created', { target_name: '$1 News' }, 'Added the news source $1 News'],
  [
    'decision_made',
    { target_name: 'Vela', after: { rejected: 1, reason: 'Other', details: 'Sold.' } },
    'Rejected Vela: Other: Sold.',
  ],
  [
    'decision_made',
    {
      target_name: 'Vela',
      before: { later_until: null },
      after: { later_until: '2027-01-15', reason: 'Too early' },
    },
    'Set Later for Vela until 15 Jan 2027: Too early',
  ],
  ['decision_undone', flags('rejected', 0), 'Undid a decision: Returned Vela to the active list'],
  [
    'decision_undone',
    { target_name: 'Vela', before: { rejected: 1 }, after: { rejected: 1, details: 'Twice.' } },
    'Undid one of two decisions about Vela',
  ],
  ['startup_flags_set', flags('email_sent', 1), 'Marked Vela as contacted'],
  ['startup_flags_set', flags('rejected', 1), 'Rejected Vela'],
  ['startup_flags_set', flags('rejected', 0), 'Returned Vela to the active list'],
  [
    'startup_flags_set',
    { target_name: 'Vela', after: { interested: 1, investment: 1 } },
    'Marked Vela as investment',
  ],
  [
    'startup_text_edited',
    {
      target_name: 'Vela',
      before: { founding_year: 2019, pros_text: null },
      after: { founding_year: 2020, pros_text: 'good '.repeat(20) },
    },
    'Edited Vela: founding year from 2019 to 2020, pros written',
  ],
  [
    'startup.import',
    { target_name: 'Vela', after: { outcome: 'inserted', external_id: '92', company_name: 'Vela' } },
    'Imported Vela',
  ],
  [
    'startup.import',
    { target_name: 'Vela', before: { ID: '92' }, after: { outcome: 'updated', external_id: '92' } },
    'Imported Vela again, which replaced the row that was there',
  ],
  ['startup_added', { target_name: 'Vela', after: { company_name: 'Vela' } }, 'Added Vela'],
  [
    'startup_addition_undone',
    { target_name: 'Vela', before: { company_name: 'Vela' } },
    'Undid the addition of Vela',
  ],
  ['startup_deleted', { target_name: 'Vela', before: { company_name: 'Vela' } }, 'Deleted Vela'],
  ['startup_restored', { target_name: 'Vela', after: { company_name: 'Vela' } }, 'Restored Vela'],
  [
    'raw_startup_deleted',
    { target_name: 'Vela', before: { company_name: 'Vela', external_id: '92' } },
    'Deleted the raw row Vela',
  ],
  ['startup_purged', {}, 'Permanently removed a startup, 30 days after its deletion'],
  ['startup.import', { after: { inserted: 1200 } }, 'Imported 1’200 rows'],
  [
    'startup.curate',
    { after: { processed: 3, inserted: 1, updated: 2, pending: 0 } },
    'Curated 3 rows: 1 new startup, 2 updated',
  ],
  [
    'import_uploaded',
    { after: { file_name: 'list.csv', size: 9 } },
    'Uploaded the file list.csv to import it',
  ],
  [
    'import_part_uploaded',
    { after: { file_name: 'list.csv', created_by: ID, from_byte: 0 } },
    'Uploaded a part of the file list.csv into the import of another person',
  ],
  [
    'import_mapped',
    { before: { columns: [] }, after: { file_name: 'list.csv', columns: [] } },
    'Chose what the columns or values of the file list.csv become',
  ],
  [
    'import_mapping_kept',
    { before: { columns: [] }, after: { columns: [{ column: 6, header: 'Ort', becomes: 'country' }] } },
    'Saved a mapping for files with the same columns',
  ],
  ['import_cancelled', { after: { file_name: 'list.csv' } }, 'Cancelled the import of the file list.csv'],
  [
    'import_committed',
    { after: { file_name: 'list.csv', create: 1200, update: 1, same: 0 } },
    'Imported the file list.csv: 1’200 rows created, 1 row updated',
  ],
  [
    'import_undone',
    { after: { file_name: 'list.csv', taken_back: 3, kept: 1 } },
    'Undid the import of the file list.csv: 3 rows; 1 row was changed since and stayed',
  ],
  [
    'startup.audit',
    { after: { checked: 12, rescored: 0, findings: [] } },
    'Checked 12 startups and scored 0 again: no exceptions',
  ],
  ['import_checked_again', { after: { file_name: 'list.csv' } }, 'Checked the file list.csv again'],
  ['import_read_again', { after: { file_name: 'list.csv' } }, 'Read the file list.csv again'],
  ['articles_reset', { after: { reset: 1 } }, 'Queued 1 failed article again'],
  ['articles_reset', { after: { reset: 1200 } }, 'Queued 1’200 failed articles again'],
  ['identity_separated', {}, 'Separated their account from the sign-in provider'],
  ['usual_parameters_removed', {}, 'Removed the usual awards'],
  [
    'profile_changed',
    { before: { language: 'de' }, after: { language: 'fr' } },
    'Changed their own language',
  ],
  [
    'profile_changed',
    {
      before: { first_name: 'Ann', time_zone: null, language: 'de' },
      after: { first_name: 'Anna', time_zone: 'Europe/Zurich', language: 'fr' },
    },
    'Changed their own name, time zone and language',
  ],
  ['profile_changed', {}, 'Changed their own profile'],
  ['article_requested', { after: { address: 'https://a.ch/b' } }, 'Requested the reading of https://a.ch/b'],
  [
    'article_extracted',
    { target_name: 'Vela wins', after: { outputs_count: 2, error: null, extraction_id: '7' } },
    'Extracted the article “Vela wins”: 2 startups found',
  ],
  [
    'review_values_decided',
    {
      target_name: 'Vela',
      after: {
        step_id: '7',
        words: '2 values of Vela decided',
        decided: ['Canton ZG accepted', 'Founder Bo discarded'],
      },
    },
    'Reviewed values of Vela in an article: Canton ZG accepted; Founder Bo discarded',
  ],
  [
    'review_company_set_aside',
    { target_name: 'Vela', after: { step_id: '7', words: 'Vela set aside: not a startup' } },
    'Reviewed a company of an article: Vela set aside: not a startup',
  ],
  [
    'review_step_undone',
    { target_name: 'Vela', before: { step_id: '7', words: 'Vela accepted' } },
    'Undid a step of the review: Vela accepted',
  ],
  [
    'dossier_printed',
    { target_name: 'Vela', after: { has_contacts: true, has_notes: true } },
    'Printed the dossier of Vela, with contacts and notes',
  ],
  [
    'shortlist_printed',
    { after: { has_dossiers: true, has_contacts: true, has_notes: true } },
    'Printed a shortlist, with a dossier of each startup, contacts and notes',
  ],
  [
    'shortlist_printed',
    { target_id: 'canton=ZH', after: { has_contacts: false, rows: [{ id: '1' }, { id: '2' }] } },
    'Printed a shortlist of 2 startups',
  ],
])('the audit action %s with %j is written as %j', (action, event, text) =>
  expect(sentence(action, event)).toBe(text),
);

test.each([
  [{ a: 1 }, { a: 2 }, 'a from 1 to 2'],
  [null, { note: 'x', b: { c: [1] } }, 'note x, c 1'],
  [{ note: 'x', same: true }, { same: true }, 'note emptied'],
  [{ id: 1, session: ID }, { id: 2, session: MASK }, ''],
  [null, null, ''],
  ['x', 'y', 'weight from x to y'],
])('an audit change from %j to %j is written as %j', (before, after, text) =>
  expect(differenceText(before, after)).toBe(text),
);

test('values in audit events have the same format as on the screens', () => {
  const was = { article_date: '2026-11-21', enabled: true, raised_money: 6400000, founding_year: 2019 };
  expect(differencesOf(was, null).map(({ field, before }) => [field, before])).toEqual([
    ['Article date', '21 Nov 2026'],
    ['Enabled', 'yes'],
    ['Raised money', '6’400’000'],
    ['Founding year', '2019'],
  ]);
});

test('an import mapping is audited with one column per line and without its file', () => {
  const columns = [
    { column: 6, header: 'Description', becomes: 'main_article_info' },
    { column: 7, header: ' ', becomes: 'leave_out' },
    { column: 8, header: 'FIT', becomes: 'award', award: 'fit tech grant' },
  ];
  const before = { columns: [{ column: 6, header: 'Description', becomes: 'leave_out' }], canton: [] };
  const after = { file_name: 'list.csv', columns, canton: [{ text: 'zug', code: 'ZG' }] };
  expect(differencesOf(before, after)).toEqual([
    {
      field: 'Columns',
      before: 'Description → left out',
      after: 'Description → article in short\nColumn 7 → left out\nFIT → award fit tech grant',
    },
    { field: 'Canton', before: 'none', after: 'zug → ZG' },
  ]);
  expect(differencesOf(null, { file_name: 'list.csv' })).toHaveLength(1);
});
