import Box from '@mui/material/Box';
import { Block } from '@vaglio/ui';
import type { NewsSource } from '../endpoints.gen';

/** What is wrong with the sources that could not be read last, in full; for tables without room for it. */
export function ErrorList({ sources }: { readonly sources: readonly NewsSource[] }) {
  const failing = sources.filter(({ last_error }) => last_error !== null);
  if (failing.length === 0) return null;
  return (
    <Block hasDivider>
      <Box
        component="ul"
        aria-label="Last errors"
        sx={{ listStyle: 'none', m: 0, p: 0, '& li': { py: '2px', overflowWrap: 'anywhere' } }}
      >
        {failing.map(({ id, name, last_error }) => (
          <li key={id}>
            <b>{name}</b>: {last_error}
          </li>
        ))}
      </Box>
    </Block>
  );
}
