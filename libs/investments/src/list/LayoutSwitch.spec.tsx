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

test('the layout of the list is pressed, and a click on another shows its first page', async () => {
  const { user, query, onChange } = open();
  expect(screen.getByRole('group', { name: 'Layout' })).toBeVisible();
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Table');
  await user.click(layout('Table'));
  expect(onChange).not.toHaveBeenCalled();
  await user.click(layout('Board'));
  expect(onChange).toHaveBeenCalledWith({ ...query, layout: 'board', page: 1 });
});

test('the layouts are one stop of the Tab key, and arrows lead from one to the other', async () => {
  const { user } = open();
  await user.tab();
  expect(layout('Cards')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(layout('Table')).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});
