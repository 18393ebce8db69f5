import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReviewValue } from '@vaglio/contract';
import type { KeptChoice } from './desk-scope';

interface KeptNoticeProps {
  readonly value: ReviewValue;
  readonly kept: KeptChoice;
}

/**
 * Notice that another user decided first. It names this user and offers a button that repeats the current user's own
 * choice.
 */
export function KeptNotice({ value, kept }: KeptNoticeProps) {
  return (
    <Box role="group" aria-label="Your choice" sx={NOTICE}>
      <span>
        Decided by {value.decided_by ?? 'somebody else'} meanwhile. Your choice: <b>{kept.text}</b>
      </span>
      <Button size="small" onClick={kept.repeat}>
        {kept.text}
      </Button>
      <Button size="small" variant="text" onClick={kept.drop}>
        Leave it
      </Button>
    </Box>
  );
}

const NOTICE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: '6px 12px',
  borderRadius: 1,
  bgcolor: 'amberSoft',
  typography: 'body2',
};
