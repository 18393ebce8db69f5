import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { OutsideLink } from '@vaglio/ui';
import type { FactOrigin } from '@vaglio/contract';
import { ArticleDialog } from './ArticleDialog';
import type { FactsScope } from './facts-scope';

interface OriginQuoteProps {
  readonly origin: FactOrigin;
  readonly scope: FactsScope;
}

/** Quote that states a value. A click opens the article at the quote. Without a quote, a button opens the article. */
export function OriginQuote({ origin, scope }: OriginQuoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { quote, article } = origin;
  if (quote === null)
    return article?.url ? <OutsideLink address={article.url}>Open the article</OutsideLink> : null;
  const text = `«${quote}»`;
  if (!article?.extraction_id) return <div>{text}</div>;
  return (
    <Box>
      <Link
        component="button"
        type="button"
        aria-haspopup="dialog"
        color="inherit"
        onClick={() => setIsOpen(true)}
        sx={{ textAlign: 'left', fontWeight: 400, minHeight: 24, typography: 'body2' }}
      >
        {text}
      </Link>
      {isOpen && <ArticleDialog origin={origin} facts={scope.facts} onClose={() => setIsOpen(false)} />}
    </Box>
  );
}
