import { parameterColumns } from './parameter-columns';

const ACTIONS = { onEdit: jest.fn(), onDelete: jest.fn() };
/** What a phone of 375 px leaves a table inside page and card. */
const PHONE_PX = 340;

test('on a phone name, value and both actions fit without scrolling sideways', () => {
  const columns = parameterColumns(true, ACTIONS);
  expect(columns.map(({ field }) => field)).toEqual(['parameterName', 'value', 'actions']);
  expect(columns.reduce((sum, { width = 0, minWidth = 0 }) => sum + Math.max(width, minWidth), 0)).toBeLessThanOrEqual(PHONE_PX);
});
