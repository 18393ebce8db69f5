// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable } from '../shapes/combine';
import { object } from '../shapes/object';
import { count, oneOf, text, word, yes } from '../shapes/values';

export const madeBackupShape = /* @__PURE__ */ object({
  name: text,
  place: text,
  made_at: text,
  bytes: nullable(count),
  is_encrypted: yes,
});

export const backupTestShape = /* @__PURE__ */ object({
  backup_name: text,
  tested_at: text,
  failure: nullable(text),
});

export const backupsShape = /* @__PURE__ */ object({
  last: nullable(madeBackupShape),
  stored: nullable(madeBackupShape),
  failure: nullable(text),
  test: nullable(backupTestShape),
  is_last_tested: yes,
  is_late: yes,
  schedule: list(word),
  place: nullable(text),
  is_beside_data: yes,
  state: oneOf('possible', 'running', 'impossible'),
  restore_test: oneOf('possible', 'running', 'impossible'),
  checked_at: text,
});

export const backupKeyShape = /* @__PURE__ */ object({ recipient: text, identity: text });
