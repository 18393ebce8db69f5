import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useCallback } from 'react';
import { Link as RouterLink } from 'react-router';
import { readBasePath } from '@vaglio/api-client';
import { routes } from '@vaglio/startups-domain';
import { CopyField, Section } from '@vaglio/ui';
import { bookmarkletOf } from './bookmarklet';

/** Card with two options to add an article: by its address, or with a bookmarklet on the article's page. */
export function ReadArticleCard() {
  const code = bookmarkletOf(window.location.origin + readBasePath());
  return (
    <Section
      title="Read an article"
      purpose="Paste the address of an article that no source lists, or use the bookmark on its page."
      action={
        <Button component={RouterLink} to={routes.addArticle()} variant="outlined">
          Read an article
        </Button>
      }
      headingLevel={2}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Box component="p" sx={{ m: 0 }}>
          Drag <Bookmarklet code={code} /> to the bookmarks bar of your browser. Pressed on the page of an
          article, it opens the form here with the address of that page. Nothing is read before you confirm.
        </Box>
        <CopyField
          label="Code of the bookmark"
          value={code}
          what="code"
          hint="For a browser in which the link cannot be dragged: make a bookmark and paste this as its address."
        />
      </Box>
    </Section>
  );
}

/**
 * Link that the user drags to the bookmarks. React rejects `javascript:` addresses, so its address is set on the
 * element. A click on it does nothing.
 */
function Bookmarklet({ code }: { readonly code: string }) {
  const link = useCallback((anchor: HTMLAnchorElement | null) => anchor?.setAttribute('href', code), [code]);
  return (
    <Link ref={link} href="#" draggable sx={{ fontWeight: 600 }} onClick={(event) => event.preventDefault()}>
      Read this article
    </Link>
  );
}
