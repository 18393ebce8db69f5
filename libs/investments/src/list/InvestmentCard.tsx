import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { formatScore, VisuallyHidden } from '@vaglio/ui';
import { DotLine } from './DotLine';
import type { Investment } from './investment';
import { StartupBadges } from './StartupBadges';
import { placeWords } from './startup-facts';
import { WhyButton } from './WhyButton';

interface InvestmentCardProps {
  readonly startup: Investment;
  readonly now: Date;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  /** Absent where the server cannot say why. */
  readonly onWhy?: () => void;
  /** The details, where they unfold inside the card. */
  readonly children?: ReactNode;
}

/** A startup of the list: rank at the left edge, score at the right one. Its whole head opens the details. */
export function InvestmentCard({ startup, now, isSelected, onSelect, onWhy, children }: InvestmentCardProps) {
  const nameId = useId();
  const isUnfolded = children !== undefined;
  const facts = [...placeWords(startup), ...(startup.founding_year === null ? [] : [String(startup.founding_year)])];
  return (
    <Paper component="article" aria-labelledby={nameId} sx={[FRAME, isSelected && SELECTED, isSelected && !isUnfolded && { bgcolor: 'selected' }]}>
      <Box sx={HEAD}>
        <Typography sx={{ gridArea: 'rank', textAlign: 'right', fontWeight: 550, color: 'text.secondary', lineHeight: '24px' }}>
          {startup.rank !== null && <VisuallyHidden>Rank </VisuallyHidden>}
          {startup.rank}
        </Typography>
        <Box sx={{ gridArea: 'main', minWidth: 0 }}>
          <Typography id={nameId} component="h2" variant="h2" noWrap title={startup.company_name} sx={{ fontSize: '0.9375rem' }}>
            <Box component="button" type="button" aria-expanded={isUnfolded} aria-current={isSelected ? 'true' : undefined} onClick={onSelect} sx={NAME}>
              {startup.company_name}
            </Box>
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px', minHeight: 24, typography: 'body2', color: 'text.secondary', '& > ul': { flexBasis: { xs: '100%', sm: 'auto' } } }}>
            <DotLine parts={facts} />
            <StartupBadges startup={startup} now={now} />
          </Box>
        </Box>
        <Box sx={{ gridArea: 'score', display: 'flex', flexDirection: 'column', alignItems: 'flex-end' }}>
          <Typography sx={{ fontSize: '1.25rem', lineHeight: '24px', fontWeight: 620, letterSpacing: '-0.02em' }}>{formatScore(startup.score)}</Typography>
          {onWhy && <WhyButton startup={startup} isSelected={isSelected} onClick={onWhy} />}
        </Box>
        {!isUnfolded && <Typography variant="body2" sx={DESCRIPTION}>{startup.company_description ?? startup.main_article_info}</Typography>}
      </Box>
      {children}
    </Paper>
  );
}

const FRAME = { position: 'relative', border: 1, borderColor: 'border', overflow: 'clip', transition: 'border-color 120ms', '&:hover': { borderColor: 'borderStrong' } };
const SELECTED = {
  '&, &:hover': { borderColor: 'primary.main' },
  '&::before': { content: '""', position: 'absolute', inset: 0, border: '1px solid', borderColor: 'primary.main', borderRadius: '7px', pointerEvents: 'none', zIndex: 1 },
};
const HEAD = {
  position: 'relative', display: 'grid', columnGap: { xs: 2, sm: 3 }, p: '13px 12px',
  gridTemplateColumns: { xs: 'minmax(18px, auto) minmax(0, 1fr) auto', sm: '28px minmax(0, 1fr) minmax(56px, auto)' },
  gridTemplateAreas: { xs: '"rank main score" ". text text"', sm: '"rank main score" ". text score"' },
};
/** The button's own area is its text; what it reacts to is the whole head. */
const NAME = {
  all: 'unset', display: 'block', boxSizing: 'border-box', width: '100%', overflow: 'hidden', textOverflow: 'ellipsis', cursor: 'pointer', '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-3px', borderRadius: 1 },
};
const DESCRIPTION = {
  gridArea: 'text', mt: 1, color: 'muted', display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden', overflowWrap: 'anywhere',
};
