import { screen, within } from '@testing-library/react';
import { widen } from '@vaglio/test-kit';
import { ARTICLE, FIRST, withValue } from '../testing/articles.fixture';
import { openDesk } from '../testing/review.fixture';

const passage = { text: 'Im Frühling hatte Kälteblick', start: 0, end: 0 };
const start = [...FIRST.text.slice(0, FIRST.text.indexOf(passage.text))].length;
const missing = 'The sentence does not say that the company was founded.';
const unproved = (
  proof: NonNullable<(typeof FIRST)['companies'][number]['values'][number]['proof']>,
  changes: object = {},
) => withValue(FIRST, 'sector', { state: 'no_source', proof, ...changes });
const NOT_ABOUT_THIS = unproved({
  state: 'not_about_this',
  missing,
  passages: [{ ...passage, start, end: start + [...passage.text].length }],
});
const sector = () => screen.findByRole('button', { name: /^Sector/ });
const rowOf = (value: HTMLElement) => within(value.closest('li') ?? value);

test('an unproved value shows its sentence, marked in the text, and the missing part of the proof', async () => {
  widen(1440);
  const { user } = openDesk({ [ARTICLE]: NOT_ABOUT_THIS });
  await user.click(await sector());
  const row = rowOf(await sector());
  expect(row.getByText('Not about this')).toBeVisible();
  expect(row.getByText(passage.text, { selector: 'q' })).toBeVisible();
  expect(row.getByText(missing)).toBeVisible();
  expect(document.querySelector('mark[data-selected]')).toHaveTextContent(passage.text);
  expect(screen.queryByText('No source found')).toBeNull();
});

test('on a phone the sheet also shows the sentence of an unproved value and the missing part', async () => {
  widen(375);
  const { user } = openDesk({ [ARTICLE]: NOT_ABOUT_THIS });
  await user.click(await screen.findByRole('button', { name: 'Next value' }));
  const sheet = within(screen.getByRole('region', { name: 'Value of Kälteblick AG' }));
  expect(sheet.getByText('Not about this')).toBeVisible();
  expect(sheet.getByText(passage.text, { selector: 'q' })).toBeVisible();
  expect(sheet.getByText(missing)).toBeVisible();
});

test.each([
  ['company_unclear', 'Company unclear'],
  ['by_headline', 'Headline, lead or list only'],
  ['not_about_this', 'Not about this'],
  ['not_in_text', 'No source found'],
] as const)('the proof state %s of a value is shown as “%s”', async (state, label) => {
  widen(1440);
  openDesk({ [ARTICLE]: unproved({ state, missing, passages: [] }) });
  expect(rowOf(await sector()).getByText(label)).toBeVisible();
});

test('on a server without details about missing proof, no statement about the text is shown', async () => {
  widen(1440);
  openDesk();
  expect(rowOf(await sector()).getByText('Not proved')).toBeVisible();
});

test('a value from another article is shown next to the value of the startup', async () => {
  widen(1440);
  const present = { text: 'Biotech', value: 'BioT', origin: null };
  const { user } = openDesk({ [ARTICLE]: withValue(FIRST, 'sector', { state: 'proposed', present }) });
  await user.click(await sector());
  const row = rowOf(await sector());
  expect(row.getByText('Present')).toBeVisible();
  expect(row.getByText('Biotech')).toBeVisible();
});
