import { useDeferredValue, useState } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { errorText, useIsSupported } from '@vaglio/api-client';
import type { StartupNews } from '@vaglio/contract';
import { useListArticlesQuery } from '@vaglio/startups-data';
import { routes, safeHref } from '@vaglio/startups-domain';
import { Block, formatExact, formatRelative, LoadState, Section } from '@vaglio/ui';
import { CARD_ROW, CARD_ROWS } from './card-rows';

const SHOWN = 5;

/** Card with the latest articles and their startups. It renders nothing if the server does not support articles. */
export function NewsCard() {
  const { data: loaded, error, isFetching, refetch } = useListArticlesQuery({ page: 1, pageSize: SHOWN });
  // Rendering is deferred, because several responses arrive at the same time and user input has priority.
  const data = useDeferredValue(loaded);
  const news = data?.items ?? [];
  const isSupported = useIsSupported('listArticles') !== false;
  const [now] = useState(() => new Date());
  if (!isSupported) return null;
  const failure = error ? errorText(error, 'Failed to load') : null;
  return (
    <Section title="Latest articles" headingLevel={2} isFlush>
      {news.length > 0 && failure === null ? (
        <Box component="ul" sx={CARD_ROWS}>
          {news.slice(0, SHOWN).map((article) => (
            <NewsRow key={`${article.url} ${article.startup_id}`} article={article} now={now} />
          ))}
        </Box>
      ) : (
        <Block>
          <LoadState
            isFetching={isFetching || data !== loaded}
            failure={failure}
            onRetry={() => void refetch()}
            empty="No articles yet."
          />
        </Block>
      )}
    </Section>
  );
}

/** Minimum height of two stacked links, for each link. Source: WCAG 2.2, target size. */
const TARGET = '24px';

function NewsRow({
  article: { url, title, source, published_at, company_name, startup_id },
  now,
}: {
  readonly article: StartupNews;
  readonly now: Date;
}) {
  const href = safeHref(url);
  return (
    <Box component="li" sx={[CARD_ROW, { alignItems: 'flex-start', py: 2 }]}>
      <Box sx={{ minWidth: 0, flex: 1, '& a': { display: 'inline-block' } }}>
        <Box sx={{ fontWeight: 550, lineHeight: TARGET, overflowWrap: 'anywhere' }}>
          {href === null ? (
            (title ?? url)
          ) : (
            <Link
              href={href}
              target="_blank"
              rel="noopener noreferrer nofollow"
              sx={{ color: 'text.primary' }}
            >
              {title ?? url}
            </Link>
          )}
        </Box>
        <Box sx={{ typography: 'body2', lineHeight: TARGET, color: 'muted', overflowWrap: 'anywhere' }}>
          {company_name !== undefined &&
            (startup_id === undefined ? (
              company_name
            ) : (
              <Link
                component={RouterLink}
                to={routes.investments({ mode: 'all', q: company_name, startup: startup_id })}
                sx={{ color: 'text.secondary' }}
              >
                {company_name}
              </Link>
            ))}
          {company_name !== undefined && source !== null && ' · '}
          {source}
        </Box>
      </Box>
      {published_at !== null && (
        <Box
          component="time"
          dateTime={published_at}
          title={formatExact(published_at)}
          sx={{ typography: 'body2', lineHeight: TARGET, color: 'muted', whiteSpace: 'nowrap' }}
        >
          {formatRelative(published_at, now)}
        </Box>
      )}
    </Box>
  );
}
