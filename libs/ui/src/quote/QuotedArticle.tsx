import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { safeHref } from '@vaglio/startups-domain';
import { formatDate } from '../format/date-formats';
import { QuoteReader, type QuotedValue } from './QuoteReader';

interface QuotedArticleProps {
  readonly article: {
    readonly title: string;
    /** As received; a link only when it is a web address. */
    readonly url: string | null;
    readonly source: string | null;
    readonly published_at: string | null;
    readonly text: string;
  };
  readonly values: readonly QuotedValue[];
  readonly firstChosen?: number;
}

/** An article with its source and date, and with the values taken from it. */
export function QuotedArticle({
  article: { title, url, source, published_at, text },
  values,
  firstChosen,
}: QuotedArticleProps) {
  const href = safeHref(url);
  const note = [source, published_at && formatDate(published_at)].filter(Boolean).join(' · ');
  return (
    <Box component="article" aria-label={title} sx={{ display: 'grid', gap: 3 }}>
      <Box>
        <Box sx={{ typography: 'h3', color: 'text.primary', overflowWrap: 'anywhere' }}>
          {href === null ? (
            title
          ) : (
            <Link href={href} target="_blank" rel="noopener noreferrer nofollow">
              {title}
            </Link>
          )}
        </Box>
        {note !== '' && <Box sx={{ color: 'muted' }}>{note}</Box>}
      </Box>
      <QuoteReader text={text} values={values} {...(firstChosen !== undefined && { firstChosen })} />
    </Box>
  );
}
