import { lazy } from 'react';
import Box from '@mui/material/Box';
import { WhenNear } from './WhenNear';

const NewsCard = lazy(() => import('./NewsCard').then((loaded) => ({ default: loaded.NewsCard })));
const WeightsCard = lazy(() => import('./WeightsCard').then((loaded) => ({ default: loaded.WeightsCard })));

/** News and weights, loaded when a person comes near them or the browser is idle. */
export function LateCards() {
  return (
    <WhenNear>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          gap: 4,
          '& > *': { flex: '1 1 480px', minWidth: 0 },
          '& > :first-of-type:not(:only-child)': { flexGrow: 1.6 },
        }}
      >
        <NewsCard />
        <WeightsCard />
      </Box>
    </WhenNear>
  );
}
