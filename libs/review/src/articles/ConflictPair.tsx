import Box from '@mui/material/Box';
import type { ReviewArticle, ReviewValue } from '@vaglio/contract';
import { formatDate } from '@vaglio/ui';
import { presentText } from './present-text';

interface ConflictPairProps {
  readonly value: ReviewValue;
  readonly article: ReviewArticle;
}

/** Both values of a conflict next to each other, for narrow screens. */
export function ConflictPair({ value, article }: ConflictPairProps) {
  const { present } = value;
  return (
    <Box sx={PAIR}>
      <div>
        <Box sx={CAPTION}>Article</Box>
        <Box sx={TEXT}>{value.text}</Box>
        {article.published_at !== null && <Box sx={CAPTION}>{formatDate(article.published_at)}</Box>}
      </div>
      <div>
        <Box sx={CAPTION}>Present</Box>
        <Box sx={TEXT}>{present?.text ?? '–'}</Box>
        {present?.origin && <Box sx={CAPTION}>{presentText(present.origin)}</Box>}
      </div>
    </Box>
  );
}

const PAIR = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  border: 1,
  borderColor: 'border',
  borderRadius: 1,
  '& > *': { p: '10px 12px', minWidth: 0, overflowWrap: 'anywhere' },
  '& > * + *': { borderLeft: 1, borderColor: 'border' },
};
const CAPTION = { typography: 'caption', color: 'text.secondary' };
const TEXT = { fontSize: '1.125rem', lineHeight: '26px', fontWeight: 620 };
