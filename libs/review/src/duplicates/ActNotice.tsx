import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Undo2 } from 'lucide-react';
import { formatScore, Icon, SuccessAlert } from '@vaglio/ui';
import { KeyMark } from '../KeyMark';
import type { Act } from './use-acts';

interface ActNoticeProps {
  readonly act: Act;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** What was done last, with Undo, until it is closed. */
export function ActNotice({ act, isBusy, onUndo, onClose }: ActNoticeProps) {
  return (
    <SuccessAlert onClose={onClose}>
      <Box sx={LINE}>
        <Box component="span" sx={{ flex: '1 1 200px' }}>
          <Words act={act} />
        </Box>
        <Button
          size="small"
          startIcon={<Icon of={Undo2} />}
          aria-keyshortcuts="u"
          disabled={isBusy}
          onClick={onUndo}
        >
          Undo
          <KeyMark>u</KeyMark>
        </Button>
      </Box>
    </SuccessAlert>
  );
}

function Words({ act }: { readonly act: Act }) {
  if (act.kind === 'merged') {
    const { merged_name, survivor_name, score_before, score_after } = act.merge;
    return (
      <>
        <b>{merged_name}</b> is now part of <b>{survivor_name}</b>. Score {formatScore(score_before)} to{' '}
        {formatScore(score_after)}.
      </>
    );
  }
  const { first, second } = act.pair;
  return (
    <>
      <b>{first.company_name}</b> and <b>{second.company_name}</b>{' '}
      {act.kind === 'apart' ? 'are kept apart.' : 'come at the end.'}
    </>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  my: '-5px',
  minHeight: 32,
  '& b': { fontWeight: 600 },
};
