import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuoteReader } from './QuoteReader';

const TEXT = 'Alpha AG of Zug raised CHF 2 million.';
const VALUES = [
  { label: 'Website', value: 'https://alpha.example', places: [] },
  { label: 'Company name', value: 'Alpha AG', places: [{ start: 0, end: 8 }] },
  { label: 'Canton', value: 'ZG', places: [{ start: 12, end: 15 }], caution: 'Unconfirmed' },
];

const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

test('the article highlights the source of the first value, and then of the selected value', async () => {
  render(<QuoteReader text={TEXT} values={VALUES} />);
  expect([screen.getByRole('group', { name: 'Text' }).textContent, marked()]).toEqual([TEXT, ['Alpha AG']]);
  await userEvent.click(screen.getByRole('button', { name: /Canton.*ZG.*Unconfirmed/ }));
  expect(marked()).toEqual(['Zug']);
  expect(screen.getByRole('button', { name: /Canton/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a value without a passage in the article shows a note', () => {
  render(<QuoteReader text={TEXT} values={VALUES} />);
  expect(screen.getByRole('button', { name: /Website.*Not proved/ })).toBeDisabled();
});

test('a passage that does not prove its value is highlighted, with the missing part', async () => {
  const unproved = {
    label: 'Not about this',
    missing: 'The sentence does not say that the company was founded.',
  };
  const year = { label: 'Founding year', value: '2', places: [{ start: 27, end: 28 }], unproved };
  render(<QuoteReader text={TEXT} values={[year, ...VALUES]} />);
  expect(marked()).toEqual(['Alpha AG']);
  await userEvent.click(screen.getByRole('button', { name: /Not about this.*was founded/ }));
  expect(marked()).toEqual(['2']);
});

test('the requested value is selected first in the article', () => {
  render(<QuoteReader text={TEXT} values={VALUES} firstChosen={2} />);
  expect(marked()).toEqual(['Zug']);
});
