import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useNow } from '@vaglio/auth-session';
import type { Chain } from '@vaglio/contract';
import { useReadChainQuery } from '@vaglio/startups-data';
import { routes } from '@vaglio/startups-domain';
import { formatCount, zurichDay } from '@vaglio/ui';

/** Stage of the pipeline. Its text describes the pending work and is null without pending work. */
interface Stage {
  readonly text: (chain: Chain) => string | null;
  readonly to: string | ((now: Date) => string);
}

export const TO_CURATE: Stage = {
  text: ({ to_curate }) => (to_curate ? `Curate ${counted(to_curate, 'row')}` : null),
  to: routes.settings('results'),
};
export const TO_REVIEW: Stage = {
  text: ({ review_articles }) => (review_articles ? `Review ${counted(review_articles, 'article')}` : null),
  to: routes.review('articles'),
};
export const TO_DUPLICATES: Stage = {
  text: ({ review_pairs }) => (review_pairs ? `Review ${counted(review_pairs, 'duplicate')}` : null),
  to: routes.review('duplicates'),
};
export const TO_DECIDE: Stage = {
  text: ({ new_above_threshold: count }) =>
    count > 0 ? `${formatCount(count)} new above the threshold in 10 days` : null,
  to: (now) => routes.newestStartups(zurichDay(now)),
};

/**
 * Links to the pipeline stages that have pending work after a run. It renders nothing if the server does not return the
 * pending work.
 */
export function StageLinks({ stages }: { readonly stages: readonly Stage[] }) {
  const { currentData: chain } = useReadChainQuery();
  const now = useNow();
  const waiting = stages.flatMap(({ text: words, to }) => {
    const text = chain && words(chain);
    return text ? [{ text, to: typeof to === 'function' ? to(now) : to }] : [];
  });
  return waiting.map(({ text, to }) => (
    <Link key={text} component={RouterLink} to={to}>
      {text}
    </Link>
  ));
}

/** Row with links to the pipeline stages that have pending work. */
export function StageLinkRow(props: Parameters<typeof StageLinks>[0]) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', mt: 1, '&:empty': { display: 'none' } }}>
      <StageLinks {...props} />
    </Box>
  );
}

function counted(count: number, one: string): string {
  return `${formatCount(count)} ${count === 1 ? one : `${one}s`}`;
}
