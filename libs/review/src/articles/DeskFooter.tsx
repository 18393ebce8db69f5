import { memo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Undo2 } from 'lucide-react';
import { useNow } from '@vaglio/auth-session';
import type { ReviewArticle, ReviewStep } from '@vaglio/contract';
import { formatRelativeInside, Icon } from '@vaglio/ui';
import { KeyMark } from '../KeyMark';
import { countValues } from './selection';

interface DeskFooterProps {
  /** Step that Undo reverts; null if there is no such step. */
  readonly last: ReviewStep | null;
  readonly article: ReviewArticle;
  readonly canAct: boolean;
  readonly isUndoing: boolean;
  readonly onUndo: () => void;
  readonly onLater: () => void;
  readonly onFinish: () => void;
  readonly onNext: () => void;
}

/** Footer with Undo and the step that it reverts, the number of open values, and the navigation. */
export const DeskFooter = memo(function DeskFooter(props: DeskFooterProps) {
  const { last, article, canAct, isUndoing, onUndo, onLater, onFinish, onNext } = props;
  const now = useNow();
  const counts = countValues(article);
  return (
    <Box component="footer" sx={FOOTER}>
      <Button
        variant="text"
        size="small"
        startIcon={<Icon of={Undo2} />}
        disabled={last === null || isUndoing}
        aria-label="Undo"
        aria-keyshortcuts="u"
        onClick={onUndo}
        sx={UNDO}
      >
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          Undo
        </Box>
        <KeyMark>u</KeyMark>
      </Button>
      <Box component="span" sx={TEXT_STYLE}>
        {last && `${last.words}, ${formatRelativeInside(last.decided_at, now)}`}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', display: { xs: 'none', md: 'inline' } }}>
        {counts.open} of {counts.all} values open
      </Box>
      <Button disabled={!canAct} aria-keyshortcuts="l" onClick={onLater} sx={WAY_ON}>
        Later
        <KeyMark>l</KeyMark>
      </Button>
      {article.open > 0 && (
        <Button
          disabled={!canAct}
          aria-haspopup="dialog"
          aria-keyshortcuts="f"
          onClick={onFinish}
          sx={WAY_ON}
        >
          Article done
          <KeyMark>f</KeyMark>
        </Button>
      )}
      <Button variant="contained" aria-keyshortcuts="n" onClick={onNext} sx={WAY_ON}>
        Next article
        <KeyMark>n</KeyMark>
      </Button>
    </Box>
  );
});

const FOOTER = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  minHeight: 53,
  px: { xs: 4, md: 6 },
  py: 2,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'border',
  typography: 'body2',
};
const WAY_ON = { px: { xs: '10px', md: '14px' } };
/** Style of the Undo button. On phones it is only an icon, so that all buttons fit into one row. */
const UNDO = {
  minWidth: { xs: 44, md: 0 },
  px: { xs: 0, md: '11px' },
  mr: { xs: 'auto', md: 0 },
  '& .MuiButton-startIcon': { mr: { xs: 0, md: 1 } },
};
const TEXT_STYLE = {
  // If the row is too narrow, the text moves above the buttons.
  flex: { xs: '1 1 100%', md: '1 1 120px' },
  order: { xs: -1, md: 0 },
  minWidth: 0,
  color: 'text.secondary',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
