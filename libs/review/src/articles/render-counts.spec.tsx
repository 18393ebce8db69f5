import { renderCounts, widen } from '@vaglio/test-kit'; // This import must come before react-dom.
import { screen } from '@testing-library/react';
import { FIRST } from '../testing/articles.fixture';
import { openDesk } from '../testing/review.fixture';

const STAYS = ['ArticlesBar', 'DeskFooter', 'PaneHead', 'CompanyHeader'];

test('the key j renders only the two affected values', async () => {
  widen(1440);
  const { user } = openDesk();
  await screen.findByRole('region', { name: 'Kälteblick AG' });
  const selected = () => document.querySelector('[data-value][aria-current]')?.textContent;
  const before = selected();
  const drawn = await renderCounts(() => user.keyboard('j'));
  expect(selected()).not.toBe(before);
  // A response that arrives in the meantime may cause one more render of the page.
  const pages = drawn.get('ArticlesTab') ?? 0;
  const others = FIRST.companies.filter(({ state }) => state !== 'discarded').length - 1;
  expect(others).toBeGreaterThan(0);
  expect(drawn.get('CompanyCard')).toBe(pages * (FIRST.companies.length - others));
  expect(drawn.get('ValueRow')).toBe(pages + 1);
  expect(STAYS.filter((name) => drawn.has(name))).toEqual([]);
});
