import { anInvestment } from '@vaglio/test-kit';
import { openedOf, neighbourOf } from './opened';
import { CLOSED } from '@vaglio/startups-data';

const ITEMS = ['1', '2', '3'].map((id) => anInvestment({ id }));

test.each([
  ['2', false, '2'],
  ['', false, undefined],
  [CLOSED, false, undefined],
  ['99', false, undefined],
  ['2', true, '2'],
  ['', true, '1'],
  [CLOSED, true, undefined],
  ['99', true, '1'],
])(
  'with the startup %j in the address and a wide screen (%s), the details show %j',
  (startup, isWide, id) => {
    expect(openedOf(ITEMS, { startup }, isWide)?.id).toBe(id);
  },
);

test.each([
  ['1', '2'],
  ['3', '2'],
])('when the startup %s disappears from the list, %s is selected', (leaving, next) =>
  expect(neighbourOf(ITEMS, leaving)).toBe(next),
);

test('when the last startup disappears from the list, no startup is selected', () =>
  expect(neighbourOf(ITEMS.slice(0, 1), '1')).toBe(''));
