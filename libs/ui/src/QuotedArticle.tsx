import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { QuoteReader, type QuotedValue } from './QuoteReader';

interface QuotedArticleProps {
  readonly title: string;
  /** A checked web address; null leaves plain text. */
  readonly href: string | null;
  /** Source and date. */
  readonly note: string;
  readonly text: string;
  readonly values: readonly QuotedValue[];
  readonly firstChosen?: number;
}

/** An article with the values taken from it. */
export function QuotedArticle({ title, href, note, text, values, firstChosen }: QuotedArticleProps) {
  return (
    <Box component="article" aria-label={title} sx={{ display: 'grid', gap: 3 }}>
      <Box>
        <Box sx={{ typography: 'h3', color: 'text.primary' }}>
          {href === null ? title : <Link href={href} target="_blank" rel="noopener noreferrer nofollow">{title}</Link>}
        </Box>
        {note !== '' && <Box sx={{ color: 'muted' }}>{note}</Box>}
      </Box>
      <QuoteReader text={text} values={values} {...(firstChosen !== undefined && { firstChosen })} />
    </Box>
  );
}
