import Box from '@mui/material/Box';
import type { FactOrigin } from '@vaglio/contract';
import { formatDate } from '@vaglio/ui';
import { whenText } from './origin-text';
import { OriginQuote } from './OriginQuote';
import type { FactsScope } from './facts-scope';

interface OriginDetailProps {
  readonly origin: FactOrigin;
  readonly scope: FactsScope;
}

/** Details of an origin: the time, the note, the quote, and the user who accepted the value. */
export function OriginDetail({ origin, scope }: OriginDetailProps) {
  const { note, confirmed_by, confirmed_at } = origin;
  const when = whenText(origin);
  return (
    <Box sx={{ px: 4, pb: 3, typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {when}
      {when !== null && note !== null && '. '}
      {note !== null && `“${note}”`}
      <OriginQuote origin={origin} scope={scope} />
      {confirmed_by !== null && (
        <div>
          Confirmed by {confirmed_by}
          {confirmed_at !== null && `, ${formatDate(confirmed_at)}`}
        </div>
      )}
    </Box>
  );
}
