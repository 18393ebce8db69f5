import { screen, waitFor, within } from '@testing-library/react';
import { failing, widen } from '@vaglio/test-kit';
import { DECIDE, FIRST, stepped } from '../testing/articles.fixture';
import { openDesk } from '../testing/review.fixture';

beforeEach(() => widen(1440));

async function choose(name: RegExp, user: ReturnType<typeof openDesk>['user']) {
  const company = within(await screen.findByRole('region', { name: 'Kälteblick AG' }));
  await user.click(company.getByRole('button', { name }));
}

test('a refused correction in an article reopens with its typed value until the person leaves it', async () => {
  const { api, user } = openDesk({ [DECIDE]: failing('A name must be shorter.', 400) });
  await choose(/^Investor.*Limmat/, user);
  await user.keyboard('e');
  const field = () => screen.findByRole('textbox', { name: 'Investor' });
  await user.clear(await field());
  await user.type(await field(), 'Limmat Kapital SA');
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'register{Enter}');
  expect(await screen.findByText('A name must be shorter.')).toBeVisible();
  expect(await field()).toHaveValue('Limmat Kapital SA');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('register');
  api.answer({ [DECIDE]: stepped(FIRST) });
  await user.type(await field(), '{Enter}');
  await waitFor(() => expect(api.callsOf(DECIDE)).toHaveLength(2));
  expect(api.callsOf(DECIDE)[1]?.body).toMatchObject({
    decisions: [{ decision: 'correct', value: 'Limmat Kapital SA', note: 'register' }],
  });
  await choose(/^Investor.*Limmat/, user);
  await user.keyboard('e');
  expect(await field()).toHaveValue('Limmat Kapital');
});

test('Escape discards the typed value of a refused correction in an article', async () => {
  const { user } = openDesk({ [DECIDE]: failing('The service is busy.') });
  await choose(/^Investor.*Limmat/, user);
  await user.keyboard('e');
  const field = () => screen.findByRole('textbox', { name: 'Investor' });
  await user.type(await field(), ' SA{Enter}');
  expect(await screen.findByText('The service is busy.')).toBeVisible();
  await user.type(await field(), '{Escape}');
  await user.keyboard('e');
  expect(await field()).toHaveValue('Limmat Kapital');
});

test.each([
  ['0', 'Money must be at least 0.01.'],
  ['1000000000001', 'Money must be at most 1’000’000’000’000.'],
])('a corrected amount of %s is not sent: %s', async (typed, problem) => {
  const { api, user } = openDesk();
  await choose(/^Money/, user);
  await user.keyboard('e');
  const field = await screen.findByRole('textbox', { name: 'Money' });
  await user.clear(field);
  await user.type(field, `${typed}{Enter}`);
  expect(await screen.findByText(problem)).toBeVisible();
  expect(api.callsOf(DECIDE)).toEqual([]);
});

test('the field for a company name accepts at most as many characters as the server', async () => {
  const { user } = openDesk();
  await choose(/^Award/, user);
  await user.keyboard('e');
  expect(await screen.findByRole('textbox', { name: 'Award' })).toHaveAttribute('maxlength', '200');
});
