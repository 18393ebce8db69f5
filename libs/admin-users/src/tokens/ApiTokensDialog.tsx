import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { serverNow } from '@vaglio/auth-session';
import type { ApiTokenOfAccount } from '@vaglio/contract';
import { DialogFrame, LoadState, Pager, SearchBar } from '@vaglio/ui';
import type { PageQuery } from '@vaglio/startups-domain';
import { AnyTokenRow } from './AnyTokenRow';
import { RevokeAnyDialog } from './RevokeAnyDialog';
import { useAllTokens } from './use-all-tokens';

const FIRST_PAGE: PageQuery = { q: '', page: 1, pageSize: 20 };

/** Dialog with the API tokens of all users and service accounts. The confirmation of a revocation replaces the list. */
export function ApiTokensDialog({ onClose }: { readonly onClose: () => void }) {
  const [query, setQuery] = useState(FIRST_PAGE);
  const [now] = useState(() => new Date(serverNow(Date.now())));
  const [asked, setAsked] = useState<ApiTokenOfAccount | null>(null);
  const { tokens, total, isFetching, failure, retry } = useAllTokens(query);
  if (asked) return <RevokeAnyDialog token={asked} onClose={() => setAsked(null)} />;
  return (
    <DialogFrame
      title="API tokens"
      width="wide"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      }
    >
      <SearchBar label="Search by owner, email or name" query={query} onChange={setQuery} autoFocus />
      {(failure !== null || (isFetching && tokens.length === 0)) && (
        <LoadState isFetching={isFetching} failure={failure} onRetry={retry} />
      )}
      {tokens.length > 0 && (
        <Box component="ul" aria-label="API tokens" sx={{ listStyle: 'none', m: 0, mt: 4, p: 0 }}>
          {tokens.map((token) => (
            <AnyTokenRow key={token.id} token={token} now={now} onRevoke={() => setAsked(token)} />
          ))}
        </Box>
      )}
      {!isFetching && failure === null && tokens.length === 0 && (
        <Box sx={{ mt: 4, color: 'muted' }}>
          {query.q === ''
            ? 'There are no API tokens. People create them in their profile.'
            : `No API token matches “${query.q}”.`}
        </Box>
      )}
      {total > 0 && (
        <Box sx={{ mx: -5 }}>
          <Pager total={total} query={query} onChange={setQuery} />
        </Box>
      )}
    </DialogFrame>
  );
}
