import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  nullableInteger,
  nullableString,
  oneOf,
  ref,
} from '../../platform/http/validation/schema-parts';

export const LedgerLine = closed(
  {
    award: Type.String(),
    parameterID: nullableString(200),
    weight: Type.Number(),
    group_key: nullableString(100),
    group_name: nullableString(200),
    rule: nullableString(40),
    precedence: nullableInteger(1, 1_000_000),
    status: oneOf(['counted', 'superseded', 'not_weighted']),
    superseded_by: nullableString(200),
    superseded_by_precedence: nullableInteger(1, 1_000_000),
  },
  { $id: 'LedgerLine' },
);

export const ScoreLedger = closed(
  {
    id: Type.String(),
    company_name: Type.String(),
    score: Type.Number(),
    threshold: Type.Number(),
    lines: Type.Array(ref(LedgerLine)),
  },
  { $id: 'ScoreLedger' },
);
export type ScoreLedgerBody = Static<typeof ScoreLedger>;
