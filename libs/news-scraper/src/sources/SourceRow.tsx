import Box from '@mui/material/Box';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import type { NewsSource } from '@vaglio/contract';
import { Badge, EMPTY_VALUE, formatCount, formatExact, formatRelative, Icon } from '@vaglio/ui';
import { untilText } from '../until-text';
import { DayBars } from './DayBars';
import { SourceActions, type Actions } from './SourceActions';
import { SourceDetails } from './SourceDetails';
import { addressText, healthKindOf, healthOf, readCount, unreadCount } from './source-health';
import type { ShowUnread } from '../unread/use-unread-pages';

interface SourceRowProps {
  readonly source: NewsSource;
  readonly now: Date;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  readonly actions: Actions;
  readonly onShowUnread: ShowUnread | null;
  readonly onFailure: (text: string | null) => void;
}

const ALL_COLUMNS = 8;
/** Number of table columns in narrow windows. These hide the last success, the bars and the next attempt. */
const COLUMNS_IN_NARROW_WINDOWS = 5;

/** Table row of a source. If the row is open, the details are below it. */
export function SourceRow({ source, now, isOpen, onToggle, onKeyDown, actions, ...details }: SourceRowProps) {
  const detailsId = useId();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('xxl'));
  const health = healthOf(source, now);
  const unread = unreadCount(source);
  const isOff = healthKindOf(source) === 'off';
  return (
    <TableBody className={isOpen ? 'open' : undefined}>
      <TableRow>
        <TableCell component="th" scope="row" className="name">
          <Box
            component="button"
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={onToggle}
            onKeyDown={onKeyDown}
            sx={OPENER}
          >
            <Icon of={isOpen ? ChevronDown : ChevronRight} />
            <span>{source.name}</span>
          </Box>
          <Box sx={ADDRESS} title={source.url}>
            {addressText(source.url)}
          </Box>
        </TableCell>
        <TableCell className="health">
          <Badge tone={health.tone} icon={health.icon}>
            {health.text}
          </Badge>
        </TableCell>
        <TableCell className="success" title={formatExact(source.last_success_at)}>
          {formatRelative(source.last_success_at, now)}
        </TableCell>
        <TableCell className="days">{source.days && <DayBars days={source.days} />}</TableCell>
        <TableCell className="read" data-label="read">
          {formatCount(readCount(source))}
        </TableCell>
        <TableCell className={unread > 0 ? 'unread some' : 'unread'} data-label="unread">
          {formatCount(unread)}
        </TableCell>
        <TableCell className="next" title={formatExact(source.next_attempt_at)}>
          {isOff ? EMPTY_VALUE : (untilText(source.next_attempt_at, now) ?? 'next run')}
        </TableCell>
        <TableCell className="actions">
          <SourceActions {...actions} source={source} isWide={isWide} />
        </TableCell>
      </TableRow>
      {isOpen && (
        <TableRow className="details" id={detailsId}>
          <TableCell colSpan={isWide ? ALL_COLUMNS : COLUMNS_IN_NARROW_WINDOWS}>
            <SourceDetails {...details} source={source} now={now} />
          </TableCell>
        </TableRow>
      )}
    </TableBody>
  );
}

const OPENER = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 24,
  maxWidth: '100%',
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 550,
  letterSpacing: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& svg': { flex: 'none', color: 'muted' },
};
const ADDRESS = {
  pl: '24px',
  typography: 'caption',
  fontWeight: 400,
  color: 'muted',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
