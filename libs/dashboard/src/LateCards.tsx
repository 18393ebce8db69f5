import { lazy, Suspense } from 'react';
import Box from '@mui/material/Box';
import { LoadState } from '@vaglio/ui';
import { useNear } from './use-near';

const NewsCard = lazy(() => import('./NewsCard').then((loaded) => ({ default: loaded.NewsCard })));
const WeightsCard = lazy(() => import('./WeightsCard').then((loaded) => ({ default: loaded.WeightsCard })));

/** News and weights, loaded when a person comes near them or the browser is idle. */
export function LateCards() {
  const { ref, isNear } = useNear();
  return (
    <Box ref={ref} sx={{ minHeight: 1 }}>
      {isNear && (
        <Suspense fallback={<LoadState isFetching failure={null} />}>
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
        </Suspense>
      )}
    </Box>
  );
}
