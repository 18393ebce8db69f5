import Box from '@mui/material/Box';
import type { TimelineEntry } from '@vaglio/contract';
import { formatScore, scoreDecimals, OutsideLink } from '@vaglio/ui';
import { changeText } from '../history/history-text';
import { workText } from '../work/work-text';
import { ReasonList } from '../history/ReasonList';

/** What an article, a change of the score or an edit is, in words. */
export function EntryText({ entry }: { readonly entry: TimelineEntry }) {
  const { kind, actor, news, score, changes } = entry;
  if (news) return <News news={news} />;
  if (score) return <Score score={score} actor={actor} />;
  if (kind === 'work') return <div>{workText(actor, changes)}</div>;
  return <div>{changeText(kind === 'decision' ? 'flags' : 'text', actor, changes)}</div>;
}

function News({ news }: { readonly news: NonNullable<TimelineEntry['news']> }) {
  return (
    <>
      <OutsideLink address={news.url} sx={{ color: 'text.primary', fontWeight: 500 }}>
        {news.title ?? news.url}
      </OutsideLink>
      {news.source !== null && <Box sx={DETAIL}>{news.source}</Box>}
    </>
  );
}

interface ScoreProps {
  readonly score: NonNullable<TimelineEntry['score']>;
  readonly actor: string | null;
}

function Score({ score, actor }: ScoreProps) {
  const { before, after, version, reasons } = score;
  const decimals = scoreDecimals([before, after]);
  return (
    <>
      <div>
        Score <b>{formatScore(before, decimals)}</b> to <b>{formatScore(after, decimals)}</b>
      </div>
      <ReasonList reasons={reasons} />
      {version !== null && (
        <Box sx={DETAIL}>
          Scoring version {version}
          {actor !== null && ` by ${actor}`}
        </Box>
      )}
    </>
  );
}

const DETAIL = { typography: 'body2', color: 'muted' };
