import Box from '@mui/material/Box';
import { memo } from 'react';
import { useNow } from '@vaglio/auth-session';
import type { Article, Startup } from '@vaglio/contract';
import { formatDate, formatRelative, DetailBlock, OutsideLink } from '@vaglio/ui';
import { articlesOf } from './detail-parts';

interface ArticlesBlockProps {
  readonly startup: Startup;
}

/**
 * Section with the articles about a startup, their sources and dates, and the links from its import. Hidden if there
 * are none.
 */
export const ArticlesBlock = memo(function ArticlesBlock({ startup }: ArticlesBlockProps) {
  const articles = articlesOf(startup);
  if (articles.length === 0) return null;
  return (
    <DetailBlock title="Articles">
      <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
        {articles.map((article) => (
          <Box component="li" key={article.url} sx={{ overflowWrap: 'anywhere' }}>
            <OutsideLink
              address={article.url}
              sx={{ color: 'text.primary', fontWeight: 550, lineHeight: '20px' }}
            >
              {article.title ?? article.url}
            </OutsideLink>
            <Citation article={article} />
          </Box>
        ))}
      </Box>
    </DetailBlock>
  );
});

function Citation({ article }: { readonly article: Article }) {
  const now = useNow();
  const { source, published_at } = article;
  return (
    <Box sx={{ typography: 'body2', color: 'muted' }}>
      {source}
      {source !== null && published_at !== null && ' · '}
      {published_at !== null && (
        <time dateTime={published_at} title={formatRelative(published_at, now)}>
          {formatDate(published_at)}
        </time>
      )}
    </Box>
  );
}
