import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';

/** One offender of an audit's finding; a startup that is written as `name (id)` leads to its place in the curated list. */
export function FindingExample({ example }: { readonly example: string }) {
  const name = /^(.+) \(\d+\)$/.exec(example)?.[1];
  if (name === undefined) return example;
  const search = new URLSearchParams({ tab: 'curated', q: name }).toString();
  return (
    <Link component={RouterLink} to={{ search, hash: 'results' }} color="inherit">
      {example}
    </Link>
  );
}
