import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TabBar } from './TabBar';

const TABS = [
  { value: 'raw', label: 'Raw', id: 'tab-raw' },
  { value: 'curated', label: 'Curated' },
  { value: 'deleted', label: 'Deleted' },
] as const;

function open(shown: 'raw' | 'curated' | 'deleted' | null) {
  const onShow = jest.fn();
  render(<TabBar label="Results" tabs={TABS} shown={shown} onShow={onShow} controls="panel" />);
  return { user: userEvent.setup(), onShow };
}
const tab = (name: string) => screen.getByRole('tab', { name });

test('the tabs say which is shown, and what they fill', () => {
  open('curated');
  expect(screen.getByRole('tablist', { name: 'Results' })).toBeVisible();
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab('Curated')]);
  expect(tab('Raw')).toHaveAttribute('id', 'tab-raw');
  expect(tab('Deleted')).toHaveAttribute('aria-controls', 'panel');
});

test('a click shows a tab, but not the one that is shown already', async () => {
  const { user, onShow } = open('curated');
  await user.click(tab('Curated'));
  expect(onShow).not.toHaveBeenCalled();
  await user.click(tab('Deleted'));
  expect(onShow).toHaveBeenCalledWith('deleted');
});

test('the Tab key leads to the tab that is shown, and arrows go round the others without showing them', async () => {
  const { user, onShow } = open('curated');
  await user.tab();
  expect(tab('Curated')).toHaveFocus();
  for (const [key, name] of [
    ['ArrowRight', 'Deleted'],
    ['ArrowRight', 'Raw'],
    ['ArrowLeft', 'Deleted'],
    ['Home', 'Raw'],
    ['End', 'Deleted'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(tab(name)).toHaveFocus();
  }
  expect(onShow).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onShow).toHaveBeenCalledWith('deleted');
});

test('where none is shown the Tab key leads to the first', async () => {
  const { user } = open(null);
  await user.tab();
  expect(tab('Raw')).toHaveFocus();
  expect(screen.queryByRole('tab', { selected: true })).not.toBeInTheDocument();
});
