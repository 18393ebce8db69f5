import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNow } from '@vaglio/auth-session';
import type { ListNews } from '@vaglio/contract';
import { briefSinceText, newsText, sinceText } from './news-text';
import { formatCount } from '@vaglio/ui';

interface WhatsNewLineProps {
  readonly news: ListNews;
  /** True if the list shows only the new startups. */
  readonly isNarrowed: boolean;
  readonly onNarrow: (isNarrowed: boolean) => void;
  /** Marks all startups as seen. null if only a part of a view is listed. */
  readonly onSeen: (() => void) | null;
}

/**
 * Line such as '7 new since Tuesday, 17 Nov'. Its buttons show only these startups or mark all as seen. Hidden if there
 * are no new startups.
 */
export function WhatsNewLine({ news, isNarrowed, onNarrow, onSeen }: WhatsNewLineProps) {
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('md'), { noSsr: true });
  const now = useNow();
  const text = newsText(news);
  if (text === '') return null;
  const since = isPhone ? briefSinceText(news.since, now) : sinceText(news.since, now);
  const these = isPhone ? 'Show' : `Show these ${formatCount(news.new)}`;
  return (
    <Box sx={LINE}>
      <Box component="span" aria-hidden="true" sx={DOT} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <b>{text}</b> since {since}
      </Box>
      <Link component="button" type="button" onClick={() => onNarrow(!isNarrowed)} sx={ACT}>
        {isNarrowed ? 'Show all' : these}
      </Link>
      {!isPhone && onSeen && (
        <>
          <span aria-hidden="true">·</span>
          <Link component="button" type="button" onClick={onSeen} sx={{ ...ACT, color: 'text.secondary' }}>
            Mark as seen
          </Link>
        </>
      )}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 36,
  color: 'text.secondary',
  typography: { xs: 'body1', md: 'body2' },
  '& b': { fontWeight: 600, color: 'text.primary' },
};
const DOT = { width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main', flex: 'none' };
const ACT = { fontWeight: 550, minHeight: { xs: 44, md: 28 }, whiteSpace: 'nowrap' };
