import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { QuotedArticle } from './QuotedArticle';
import { ThemeRoot } from '@vaglio/ui';

const ARTICLE = {
  title: 'Alpha raises',
  url: 'https://news.example.org/1',
  source: 'The feed',
  published_at: '2026-11-01T00:00:00Z',
  text: 'Alpha of Zug.',
};

function show(changes: Partial<ComponentProps<typeof QuotedArticle>['article']> = {}) {
  render(
    <ThemeRoot>
      <QuotedArticle article={{ ...ARTICLE, ...changes }} values={[]} />
    </ThemeRoot>,
  );
  return screen.getByRole('article', { name: 'Alpha raises' });
}

test('a quoted article shows its source and date, and links to its page without a referrer', () => {
  expect(show()).toHaveTextContent('Alpha raisesThe feed · 1 Nov 2026');
  const link = screen.getByRole('link', { name: 'Alpha raises' });
  expect(link).toHaveAttribute('href', ARTICLE.url);
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener noreferrer'));
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://news.example.org/1',
  'https://me:secret@news.example.org',
  'sample:',
  '',
  null,
])('the article address %s is not shown as a link', (url) => {
  show({ url });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('an article whose text was removed shows its quotes and the date of the removal', () => {
  const article = show({ text: '\nAlpha\n   Zug', text_removed_at: '2026-11-20T02:00:00Z' });
  expect(article).toHaveTextContent(
    'The text was removed on 20 Nov 2026. The quotes that prove a fact are kept. Alpha Zug',
  );
});

test.each([
  [{ source: null }, '1 Nov 2026'],
  [{ published_at: null }, 'The feed'],
  [{ source: null, published_at: null }, ''],
])('the note of a quoted article omits missing fields (%j)', (changes, note) =>
  expect(show(changes)).toHaveTextContent(`Alpha raises${note}Alpha of Zug.`),
);
