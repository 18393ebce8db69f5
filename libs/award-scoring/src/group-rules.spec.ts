import { WEIGHT_DECIMALS } from './exact-weight';
import { DEFAULT_GROUP_RULE } from './group-rules';

test('a new exclusivity group keeps the highest precedence by default', () =>
  expect(DEFAULT_GROUP_RULE).toBe('keep_highest_precedence'));

test('an award weight has at most 4 decimals', () => expect(WEIGHT_DECIMALS).toBe(4));
