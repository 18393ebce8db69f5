import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  nullableInteger,
  nullableString,
  oneOf,
  ref,
  seenVersion,
  version,
} from '../../platform/http/validation/schema-parts';
import { MAX_DAYS, MIN_DAYS, RETENTION_KINDS } from './kinds';

const days = nullableInteger(MIN_DAYS, MAX_DAYS);

const Retention = closed(
  {
    items: Type.Array(
      closed({
        kind: oneOf(RETENTION_KINDS),
        days: Type.Unsafe<number | null>({
          type: ['integer', 'null'],
          description: 'Null keeps it for ever',
        }),
        default_days: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
        rows_due: Type.Integer({ description: 'Older than that by now; the next removal takes them' }),
        rows_removed: Type.Integer({ description: 'By the last removal' }),
      }),
    ),
    swept_at: Type.Unsafe<string | null>({ ...nullableString(40), description: 'When the last removal was' }),
    version,
  },
  { $id: 'Retention' },
);
export type RetentionBody = Static<typeof Retention>;

const tags = ['status'];

export const readRetentionSchema = {
  operationId: 'readRetention',
  tags,
  summary: 'How many days what is kept',
  response: { 200: ref(Retention) },
};
export const saveRetentionSchema = {
  operationId: 'saveRetention',
  tags,
  summary: 'Set how many days what is kept; null keeps it for ever. What is older is removed once a day',
  headers: seenVersion,
  body: closed({
    sessions: days,
    notifications: days,
    deliveries: days,
    runs: days,
    usage: days,
    // Optional for clients that do not know this period. If it is missing, the stored period is unchanged.
    article_texts: Type.Optional(days),
  }),
  response: { 200: ref(Retention) },
};
