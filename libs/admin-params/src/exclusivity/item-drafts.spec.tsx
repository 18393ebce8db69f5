import { fireEvent, screen, within } from '@testing-library/react';
import { ADD_ITEM, DELETE, groupPanel, openExclusivity } from './an-exclusivity-section.fixture';
import { FIT, GROUPS } from './exclusivity.fixture';

test('an unsaved exclusivity item is kept while another group is shown, and can be added later', async () => {
  const { api, user } = openExclusivity({
    [ADD_ITEM]: () => ({ status: 201, body: {} }),
  });
  await screen.findByRole('option', { name: 'venture kick 3' });
  await user.selectOptions(screen.getByLabelText('Parameter'), 'venture-kick-3');
  await user.type(screen.getByLabelText('Precedence'), '0');
  await user.click(screen.getByRole('button', { name: /^FIT/ }));
  await groupPanel('FIT');
  expect(screen.getByLabelText('Parameter')).toHaveValue('');
  expect(screen.getByLabelText('Precedence')).toHaveValue('1');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Venture Kick not added, 2 items' }));
  await groupPanel('Venture Kick');
  expect(screen.getByLabelText('Parameter')).toHaveValue('venture-kick-3');
  expect(screen.getByLabelText('Precedence')).toHaveValue('30');
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  expect(await screen.findByRole('button', { name: 'Venture Kick 2 items' })).toBeVisible();
  expect(api.callsOf(ADD_ITEM).map(({ params, body }) => [params.id, body])).toEqual([
    ['1', { parameter_id: 'venture-kick-3', precedence: 30 }],
  ]);
});

test('an unsaved item in a hidden group needs confirmation before the person leaves', async () => {
  const { api, user } = openExclusivity({ [DELETE]: () => ({ status: 204 }) });
  const isHeld = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  await screen.findByRole('option', { name: 'venture kick 3' });
  await user.selectOptions(screen.getByLabelText('Parameter'), 'venture-kick-3');
  await user.click(screen.getByRole('button', { name: /^FIT/ }));
  await groupPanel('FIT');
  expect(isHeld()).toBe(true);
  await user.click(screen.getByRole('button', { name: /^Venture Kick/ }));
  await user.click(within(await groupPanel('Venture Kick')).getByText('Delete'));
  api.answer({ [GROUPS]: [FIT] });
  await user.keyboard('{Enter}');
  await groupPanel('FIT');
  expect(isHeld()).toBe(false);
});
