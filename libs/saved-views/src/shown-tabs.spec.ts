import type { View } from '@vaglio/contract';
import { nextView, shownTabs } from './shown-tabs';

const views = (count: number, pinned: number): View[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `View ${index + 1}`,
    is_team: false,
    is_mine: true,
    owner: 'Ann',
    query: '',
    is_pinned: index < pinned,
    version: 1,
    updated_at: '2026-11-23T08:00:00Z',
  }));

test.each([
  [3, 0, 'all', '1 2 3', ''],
  [6, 0, 'all', '1 2 3 4', '5 6'],
  [6, 0, '6', '1 2 3 6', '4 5'],
  [9, 5, 'all', '1 2 3 4 5', '6 7 8 9'],
  [9, 9, 'all', '1 2 3 4 5 6', '7 8 9'],
])(
  'of %i views, %i of them pinned, with the view %s open, the tabs are %s',
  (count, pinned, open, tabs, more) => {
    const shown = shownTabs(views(count, pinned), open);
    expect(shown.tabs.map(({ id }) => id).join(' ')).toBe(tabs);
    expect(shown.more.map(({ id }) => id).join(' ')).toBe(more);
  },
);

test.each([
  ['all', 1, '7'],
  ['8', 1, 'all'],
  ['all', -1, '8'],
  ['gone', 1, 'all'],
])('from the view %s a step by %i leads to the view %s', (id, step, next) =>
  expect(nextView(['all', '7', '8'], id, step)).toBe(next),
);
