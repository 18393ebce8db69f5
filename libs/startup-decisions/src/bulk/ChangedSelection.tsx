import Box from '@mui/material/Box';
import { useNow } from '@vaglio/auth-session';
import { formatExact, formatShortDate, WarningAlert, zurichDay } from '@vaglio/ui';
import { differenceText, type BulkRefusal } from './bulk-refusal';

type ChangedSelectionProps = Pick<NonNullable<BulkRefusal['now']>, 'differences' | 'more'> & {
  /** Summary, such as 'The selection has changed: 7 expected, 6 now.' */
  readonly text: string;
};

/** Message about a rejected bulk action. It names the startups that changed and the users who changed them. */
export function ChangedSelection({ text, differences, more }: ChangedSelectionProps) {
  const now = useNow();
  const time = (at: string) =>
    zurichDay(at) === zurichDay(now)
      ? `at ${formatExact(at).split(', ').at(-1)}`
      : `on ${formatShortDate(at, now)}`;
  return (
    <WarningAlert>
      <Box component="b" sx={{ fontWeight: 600 }}>
        {text}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {differences.map((one, index) => (
          <Box key={index}>{differenceText(one, time)}</Box>
        ))}
        {more > 0 && <Box>And {more} more.</Box>}
        Nothing has been set yet.
      </Box>
    </WarningAlert>
  );
}
