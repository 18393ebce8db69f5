import Box from '@mui/material/Box';
import type { TimelineEntry, HistoryChange } from '@vaglio/contract';
import { formatScore, scoreDecimals, OutsideLink, formatDate } from '@vaglio/ui';
import { actText, changeText } from '../history/history-text';
import { ReasonList } from '../history/ReasonList';

/** Text of a timeline entry about an article, a score change or an edit. */
export function EntryText({ entry }: { readonly entry: TimelineEntry }) {
  const { kind, actor, news, score, act, changes } = entry;
  if (news) return <News news={news} />;
  if (score) return <Score score={score} actor={actor} />;
  if (act) return <div>{actText(act, actor, changes)}</div>;
  if (kind === 'work') return <div>{workText(actor, changes)}</div>;
  return <div>{changeText('text', actor, changes)}</div>;
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

/**
 * Describes a change of the assignee or next step, such as 'Ann assigned Marc Keller; set the next step: Visit, 25 Nov
 * 2026'.
 */
export function workText(actor: string | null, changes: readonly HistoryChange[]): string {
  const after = new Map(changes.map((change) => [change.field, change.after]));
  const [assignee, step, due] = [after.get('assignee'), after.get('step'), after.get('due')];
  const day = typeof due === 'string' ? formatDate(due) : null;
  const parts = [
    ...(assignee === undefined ? [] : [assignee === null ? 'ended the assignment' : `assigned ${assignee}`]),
    ...(typeof step === 'string'
      ? [`set the next step: ${[step, day].filter((part) => part !== null).join(', ')}`]
      : []),
    ...(step === null ? ['cleared the next step'] : []),
    ...(step === undefined && due !== undefined
      ? [day === null ? 'removed the day of the next step' : `set the day of the next step to ${day}`]
      : []),
  ];
  return `${actor ?? 'Somebody'} ${parts.join('; ') || 'changed the work'}`;
}
