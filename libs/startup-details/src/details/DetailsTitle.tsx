import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Startup } from '@vaglio/contract';
import { formatScore, DotLine } from '@vaglio/ui';
import { DecidedBadges, useScoreDecimals } from '@vaglio/startup-decisions';
import { placeText } from '@vaglio/startups-data';

interface DetailsTitleProps {
  readonly startup: Startup;
  readonly onExplainScore?: () => void;
}

/** Header with a startup's name, place, badges and score. The score has the largest font. */
export function DetailsTitle({ startup, onExplainScore }: DetailsTitleProps) {
  const decimals = useScoreDecimals();
  const { company_name, founding_year, rank, score } = startup;
  const facts = [
    ...(rank === undefined ? [] : [`Rank ${rank}`]),
    ...placeText(startup),
    ...(founding_year === null ? [] : [`founded ${founding_year}`]),
  ];
  return (
    <Box sx={{ display: 'flex', gap: 4 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          component="h2"
          variant="h1"
          noWrap
          title={company_name}
          // The startup's card in the list already has the name without this prefix.
          aria-label={`Details of ${company_name}`}
          sx={{ fontSize: '1.375rem', lineHeight: '30px' }}
        >
          {company_name}
        </Typography>
        <Box sx={{ color: 'text.secondary', mb: 2 }}>
          <DotLine parts={facts} />
        </Box>
        <DecidedBadges startup={startup} />
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        <Typography variant="score" title={formatScore(score)}>
          {formatScore(score, decimals)}
        </Typography>
        {onExplainScore && (
          <Link
            component="button"
            type="button"
            aria-haspopup="dialog"
            onClick={onExplainScore}
            sx={{ typography: 'body2', fontWeight: 550, minHeight: 24 }}
          >
            Why {formatScore(score, decimals)}?
          </Link>
        )}
      </Box>
    </Box>
  );
}
