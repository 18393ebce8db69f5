import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { safeHref } from '@vaglio/startups-domain';
import { formatDate } from '@vaglio/ui';
import { textRemovedText } from './text-removed';
import { QuoteReader, type QuotedValue } from './QuoteReader';

interface QuotedArticleProps {
  readonly article: {
    readonly title: string;
    /** Unvalidated address. It becomes a link only if it is a web address. */
    readonly url: string | null;
    readonly source: string | null;
    readonly published_at: string | null;
    /** Text of the article. After the text was removed, it contains only the quotes at their positions. */
    readonly text: string;
    readonly text_removed_at?: string | null;
  };
  readonly values: readonly QuotedValue[];
  readonly firstChosen?: number;
}

/** Article with its source and date, and the values that were extracted from it. */
export function QuotedArticle({
  article: { title, url, source, published_at, text, text_removed_at },
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
        {text_removed_at && <Box sx={{ color: 'muted' }}>{textRemovedText(text_removed_at)}</Box>}
      </Box>
      <QuoteReader text={text} values={values} {...(firstChosen !== undefined && { firstChosen })} />
    </Box>
  );
}
