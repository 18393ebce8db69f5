import Box from '@mui/material/Box';
import { Block } from '@vaglio/ui';
import type { NewsSource } from '../endpoints.gen';
import { attemptWords } from './attempt-words';

interface AttemptListProps {
  readonly sources: readonly NewsSource[];
  readonly now: Date;
}

/** What of each source is not read, why, and when it is tried again. */
export function AttemptList({ sources, now }: AttemptListProps) {
  const waiting = sources.flatMap((source) => {
    const words = attemptWords(source, now);
    return words === null ? [] : [{ ...source, words }];
  });
  if (waiting.length === 0) return null;
  return (
    <Block hasDivider>
      <Box
        component="ul"
        aria-label="Not read"
        sx={{ listStyle: 'none', m: 0, p: 0, '& li': { py: '2px', overflowWrap: 'anywhere' } }}
      >
        {waiting.map(({ id, name, words }) => (
          <li key={id}>
            <b>{name}</b>: {words}
          </li>
        ))}
      </Box>
    </Block>
  );
}
