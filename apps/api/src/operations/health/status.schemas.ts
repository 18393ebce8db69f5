import { Type, type Static } from '@sinclair/typebox';
import { RESTORE_TEST_STATES } from '../backup/restore-test';
import { closed, nullableString, oneOf, ref } from '../../platform/http/validation/schema-parts';

const verdict = oneOf(['fine', 'warning', 'problem'], {
  description: 'warning: somebody should look at it; problem: it does not work',
});

const restoreTest = oneOf(RESTORE_TEST_STATES, {
  description:
    'possible: a restore test may be requested; impossible: there is no backup that this server can restore',
});

const StatusFinding = closed(
  {
    subject: Type.String({ description: 'What was looked at' }),
    verdict,
    text: Type.String({ description: 'What was found, in words' }),
    advice: Type.Unsafe<string | null>({
      ...nullableString(2_000),
      description: 'What to do; null when it is fine',
    }),
  },
  { $id: 'StatusFinding' },
);
const StatusGroup = closed(
  { name: Type.String(), findings: Type.Array(ref(StatusFinding)) },
  { $id: 'StatusGroup' },
);
const Status = closed(
  {
    checked_at: Type.String({ format: 'date-time' }),
    verdict,
    groups: Type.Array(ref(StatusGroup)),
    restore_test: restoreTest,
  },
  { $id: 'Status' },
);
export type StatusBody = Static<typeof Status>;

export const readStatusSchema = {
  operationId: 'readStatus',
  tags: ['status'],
  summary: 'Whether the installation is well, as vaglio doctor finds it: each check with what to do',
  response: { 200: ref(Status) },
};
export const requestRestoreTestSchema = {
  operationId: 'requestRestoreTest',
  tags: ['status'],
  refuses: [409],
  summary: 'Restore the newest backup into a database that is removed afterwards, and compare it',
  response: { 202: closed({ restore_test: restoreTest }) },
};
