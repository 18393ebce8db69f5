import { screen } from '@testing-library/react';
import { fakeApi, renderWithApi } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { LayoutSwitch } from './LayoutSwitch';
import { readListQuery } from '@vaglio/startups-data';

function open() {
  const onChange = jest.fn();
  const query = readListQuery(new URLSearchParams('layout=table&page=3'));
  const page = renderWithApi(<LayoutSwitch query={query} onChange={onChange} />, fakeApi(), {
    wrapper: ThemeRoot,
  });
  return { ...page, query, onChange };
}
const layout = (name: string) => screen.getByRole('button', { name });

test('the current list layout is highlighted, and a click on another layout shows its first page', async () => {
  const { user, query, onChange } = open();
  expect(screen.getByRole('group', { name: 'Layout' })).toBeVisible();
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Table');
  await user.click(layout('Table'));
  expect(onChange).not.toHaveBeenCalled();
  await user.click(layout('Board'));
  expect(onChange).toHaveBeenCalledWith({ ...query, layout: 'board', page: 1 });
});

test('the list layouts are one tab stop, and arrow keys move between them', async () => {
  const { user } = open();
  await user.tab();
  expect(layout('Cards')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(layout('Table')).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});
