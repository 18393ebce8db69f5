import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { PATHS } from '@vaglio/startups-domain';
import { ErrorAlert, formatCount, SkeletonBar, TABULAR } from '@vaglio/ui';
import { useMyWork, type ReviewWork, type WorkFigure } from './use-my-work';

interface MyWorkCardProps {
  /** Pending reviews. null for users who may not review, and on servers without reviews. */
  readonly review: ReviewWork | null;
}

/** Card with the numbers of the user's tasks, which link to their lists. */
export function MyWorkCard({ review }: MyWorkCardProps) {
  const { lists, mentions, failure, isFetching, retry, isOffered } = useMyWork();
  const id = useId();
  if (!isOffered) return null;
  const figures: readonly WorkFigure[] = [
    ...lists,
    ...(mentions ? [{ ...mentions, to: `${PATHS.myWork}#mentions` }] : []),
    ...(review ? [{ label: 'Waiting for review', ...review }] : []),
  ];
  return (
    <Paper component="section" aria-labelledby={id} sx={CARD}>
      <Typography id={id} component="h2" variant="h2">
        <Link component={RouterLink} to={PATHS.myWork} color="inherit" underline="hover">
          My work
        </Link>
      </Typography>
      <Box component="ul" sx={FIGURES}>
        {figures.map(({ label, count, to }) => (
          <li key={label}>
            <Link component={RouterLink} to={to} color="inherit" underline="hover" sx={FIGURE}>
              <Box component="b" sx={{ ...TABULAR, color: toneOf(label, count) }}>
                {count === null ? <SkeletonBar width={16} height="line" /> : formatCount(count)}
              </Box>
              {label}
            </Link>
          </li>
        ))}
      </Box>
      {failure !== null && (
        <ErrorAlert onRetry={retry} isRetrying={isFetching}>
          {failure}
        </ErrorAlert>
      )}
    </Paper>
  );
}

function toneOf(label: string, count: number | null): string {
  if (!count) return 'muted';
  return label === 'Overdue' ? 'error.main' : 'text.primary';
}

const CARD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 32px',
  px: 5,
  py: 3,
  border: 1,
  borderColor: 'border',
};
const FIGURES = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 28px',
  m: 0,
  p: 0,
  listStyle: 'none',
};
const FIGURE = { display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44 };
