import { memo } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight, ExternalLink } from 'lucide-react';
import type { ReviewArticle } from '@vaglio/contract';
import { safeHref } from '@vaglio/startups-domain';
import { formatDate, formatExact, Icon } from '@vaglio/ui';
import { textRemovedText } from '@vaglio/startup-facts';
import { ArticleText } from './ArticleText';
import type { Selection } from './selection';

interface ArticlePaneProps {
  readonly article: ReviewArticle;
  readonly selection: Selection | null;
  readonly onSelect: (stop: Selection) => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** Pane with the article in review. It shows the source, the text with marked quotes, and details of the extraction. */
export function ArticlePane({ article, selection, onSelect, onPrevious, onNext }: ArticlePaneProps) {
  return (
    <Paper component="article" aria-label={article.title} sx={PANE}>
      <PaneHead
        title={article.title}
        source={article.source}
        url={article.url}
        published_at={article.published_at}
        onPrevious={onPrevious}
        onNext={onNext}
      />
      <Box sx={BODY} tabIndex={0} role="group" aria-label="Text of the article">
        {article.text_removed_at !== null && (
          <Box sx={{ mb: 4, color: 'muted' }}>{textRemovedText(article.text_removed_at)}</Box>
        )}
        {article.text.includes('\uFFFD') && (
          <Box sx={{ mb: 4, color: 'muted' }}>Characters that could not be read are shown as �.</Box>
        )}
        <ArticleText article={article} selection={selection} onSelect={onSelect} />
      </Box>
      <Box sx={FOOT}>{readText(article)}</Box>
    </Paper>
  );
}

type PaneHeadProps = Pick<ReviewArticle, 'title' | 'source' | 'url' | 'published_at'> &
  Pick<ArticlePaneProps, 'onPrevious' | 'onNext'>;

/** Header with the source and the navigation between articles. It is memoised. */
const PaneHead = memo(function PaneHead({
  title,
  source,
  url,
  published_at,
  onPrevious,
  onNext,
}: PaneHeadProps) {
  const href = safeHref(url);
  return (
    <Box sx={HEAD}>
      <Box sx={META}>
        {source !== null && <Box sx={{ fontWeight: 550 }}>{source}</Box>}
        {published_at !== null && <Box sx={{ color: 'muted' }}>{formatDate(published_at)}</Box>}
        {href !== null && (
          <Link href={href} target="_blank" rel="noopener noreferrer nofollow" sx={OUT}>
            Open original
            <Icon of={ExternalLink} size={14} />
          </Link>
        )}
        <Box sx={{ display: 'flex', ml: 'auto' }}>
          <IconButton aria-label="Previous article" aria-keyshortcuts="p" onClick={onPrevious}>
            <Icon of={ChevronLeft} />
          </IconButton>
          <IconButton aria-label="Following article" aria-keyshortcuts="n" edge="end" onClick={onNext}>
            <Icon of={ChevronRight} />
          </IconButton>
        </Box>
      </Box>
      <Typography component="h2" sx={TITLE}>
        {title}
      </Typography>
    </Box>
  );
});

/** Model name of the extractor that needs no language model. */
const BUILT_IN = 'built-in';

/** Returns a text such as 'Read 20 Nov 2026, 06:12 with prompt version 7, mistral-small. Stored text.' */
function readText({ read_at, prompt_version, model, text_removed_at }: ReviewArticle): string {
  const reader = model === BUILT_IN ? 'the built-in extractor' : model;
  const by = [prompt_version !== null && `prompt version ${prompt_version}`, reader]
    .filter(Boolean)
    .join(', ');
  const read = read_at === null ? 'Read' : `Read ${formatExact(read_at)}`;
  const shown = text_removed_at === null ? 'Stored text' : 'Kept quotes';
  return `${by === '' ? read : `${read} with ${by}`}. ${shown}.`;
}

const PANE = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  border: { xs: 0, lg: '1px solid var(--mui-palette-border)' },
  borderRadius: { xs: 0, lg: 1 },
};
const HEAD = {
  p: { xs: '12px 16px', lg: '16px 24px' },
  borderBottom: { lg: 1 },
  borderColor: { lg: 'border' },
};
const META = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  typography: 'body2',
  minHeight: 32,
  color: 'text.secondary',
};
const OUT = { display: 'inline-flex', alignItems: 'center', gap: 1, fontWeight: 550, minHeight: 24 };
const TITLE = {
  fontSize: '1.25rem',
  lineHeight: '27px',
  fontWeight: 620,
  letterSpacing: '-0.014em',
  overflowWrap: 'anywhere',
};
const BODY = { flex: 1, minHeight: 0, overflowY: { lg: 'auto' }, p: { xs: '4px 16px', lg: '20px 24px' } };
const FOOT = {
  p: { xs: '8px 16px 20px', lg: '10px 24px' },
  borderTop: { lg: 1 },
  borderColor: { lg: 'border' },
  typography: 'caption',
  color: 'muted',
};
