import { screen, within } from '@testing-library/react';
import { aStartup, widen, EVIDENCE, LIST, listOf } from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';
import { hasSentence, placeOfAward } from '@vaglio/startup-facts';

const FIELDS = [
  { field: 'canton', value: 'ZG', quotes: [{ text: 'Zug', start: 9, end: 12 }] },
  { field: 'awards', value: 'Venture Kick 3', quotes: [{ text: 'won Venture Kick 3', start: 14, end: 32 }] },
  { field: 'awards', value: 'eurostars', quotes: [{ text: 'Eurostars', start: null, end: null }] },
];
const ITEM = {
  extraction_id: '1',
  raw_id: '5',
  model: 'built-in',
  extracted_at: '2026-11-01T00:00:00Z',
  fields: FIELDS,
  article: {
    id: '1',
    url: 'https://news.example.org/1',
    title: 'Alpha raises',
    source: 'The feed',
    lang: 'en',
    published_at: null,
    text: 'Alpha of Zug. won Venture Kick 3 today',
    text_removed_at: null,
  },
};
const ALPHA = aStartup({
  id: '1',
  company_name: 'Alpha AG',
  articles: [{ url: 'https://news.example.org/1', title: 'Alpha raises', published_at: null, source: null }],
});
const SOURCES = { [LIST]: listOf([ALPHA]), [EVIDENCE]: { id: '1', company_name: 'Alpha AG', items: [ITEM] } };

beforeEach(() => widen(1000));

test('a sentence is matched to an award by its normalized name, but only if the article contains the sentence', () => {
  expect([
    placeOfAward(FIELDS, 'venture-kick 3'),
    placeOfAward(FIELDS, 'eurostars'),
    hasSentence([ITEM], 'VENTURE KICK 3'),
    hasSentence([], 'x'),
  ]).toEqual([1, null, true, false]);
});

test('the score ledger links an award to the sentence that names it', async () => {
  const { user } = openPage(SOURCES);
  await user.click(await screen.findByRole('button', { name: /Why\?.*Alpha AG/ }));
  await user.click(await screen.findByRole('button', { name: 'Quote for venture kick 3' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sources of Alpha AG' });
  expect(dialog.querySelector('mark')).toHaveTextContent('won Venture Kick 3');
  expect(within(dialog).getByRole('link', { name: 'Alpha raises' })).toBeVisible();
});

test('on a server without sources neither the sources nor the sentences are shown, without an error', async () => {
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: /Why\?.*Alpha AG/ }));
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: /Sentence/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
