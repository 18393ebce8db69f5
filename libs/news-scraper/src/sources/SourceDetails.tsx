import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { NewsSource } from '@vaglio/contract';
import { formatCount, formatExact } from '@vaglio/ui';
import { counted } from '../until-text';
import { feedFacts } from './feed-facts';
import { ReasonBars } from './ReasonBars';
import { copyCount, readCount, unreadCount } from './source-health';
import { SourceSwitch } from './SourceSwitch';
import type { ShowUnread } from '../unread/use-unread-pages';

interface SourceDetailsProps {
  readonly source: NewsSource;
  readonly now: Date;
  /** Opens the unread pages of the source. null if the server does not list unread pages. */
  readonly onShowUnread: ShowUnread | null;
  readonly onFailure: (text: string | null) => void;
}

/** Expanded details of a source with the reasons for unread pages and the last response of the feed. */
export function SourceDetails({ source, now, onShowUnread, onFailure }: SourceDetailsProps) {
  const unread = unreadCount(source);
  const copies = copyCount(source);
  const reasons = (source.unread?.reasons ?? []).filter(({ reason }) => reason !== 'copy');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, gap: '16px 32px' }}>
      <Part title={unread === 0 ? 'Everything was read' : unreadTitle(unread)}>
        {reasons.length > 0 && <ReasonBars reasons={reasons} />}
        <Box sx={{ color: 'muted', mt: 1 }}>{daysText(source)}</Box>
        {unread > 0 && onShowUnread && (
          <Button
            variant="text"
            size="small"
            sx={{ ml: -2, mt: 1 }}
            onClick={() => onShowUnread(source, 'all')}
          >
            {unread === 1 ? 'Show the page' : `Show the ${formatCount(unread)} pages`}
          </Button>
        )}
        {copies > 0 && (
          <Box sx={{ color: 'muted', mt: 1 }}>
            {copiesText(copies)}
            {onShowUnread && (
              <Button variant="text" size="small" onClick={() => onShowUnread(source, 'copy')}>
                {copies === 1 ? 'Show the copy' : 'Show the copies'}
              </Button>
            )}
          </Box>
        )}
      </Part>
      <Part title={source.kind === 'list' ? 'The page itself' : 'The feed itself'}>
        <Box component="dl" sx={FACTS}>
          {feedFacts(source, now).map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'muted' }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1, color: 'text.secondary' }}>
          <SourceSwitch source={source} onFailure={onFailure} /> Read this source
        </Box>
      </Part>
    </Box>
  );
}

const FACTS = { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '4px 16px', m: 0 };

const unreadTitle = (unread: number) =>
  unread === 1 ? 'Why 1 item was not read' : `Why ${formatCount(unread)} items were not read`;

const copiesText = (copies: number) =>
  copies === 1
    ? '1 item was set aside as a copy of another story. '
    : `${formatCount(copies)} items were set aside as copies of other stories. `;

/** Returns the numbers shown by the bars as a text for screen readers. */
function daysText(source: NewsSource): string {
  const { days, newest_item_at } = source;
  if (!days) return `${formatCount(source.article_count)} articles so far.`;
  const unread = days.reduce((sum, day) => sum + day.unread, 0);
  const active = days.filter((day) => day.read + day.unread > 0).length;
  const newest = newest_item_at ? ` The newest is of ${formatExact(newest_item_at)}.` : '';
  return `In 30 days: ${formatCount(readCount(source))} read, ${formatCount(unread)} unread, new ones on ${counted(active, 'day')}.${newest}`;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 600, mb: 2 }}>{title}</Box>
      {children}
    </Box>
  );
}
