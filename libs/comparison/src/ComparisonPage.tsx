import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ArrowLeft, Columns3 } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { errorText, useOffers } from '@vaglio/api-client';
import { systemClock, useNow } from '@vaglio/auth-session';
import { EmptyState, Icon, LoadState } from '@vaglio/ui';
import { useComparison } from './comparison.api';
import { CompareTable } from './CompareTable';

const FEWEST = 2;
const MOST = 4;

/**
 * Two to four startups side by side, by their ids: `?compare=7,12`. On a server that does not offer it the list comes
 * instead.
 * @param clock the present time, which badges are counted from
 */
export function ComparisonPage({ clock = systemClock }: { readonly clock?: () => Date }) {
  const now = useNow(clock);
  const [params, setParams] = useSearchParams();
  const [isOnlyDifferences, setIsOnlyDifferences] = useState(false);
  const wanted = params.get('compare') ?? '';
  const ids = [...new Set(wanted.split(',').filter((id) => /^\d{1,15}$/.test(id)))].slice(0, MOST);
  const isTooFew = ids.length < FEWEST;
  const { data, currentData, error, isFetching, refetch } = useComparison(ids.join(','), isTooFew);
  // Until the answer is there, what the former one has of these. A merged startup comes under the id of another.
  const former = data?.items.filter(({ startup }) => ids.includes(startup.id));
  const items = isTooFew || error ? [] : (currentData?.items ?? former ?? []);
  const back = new URLSearchParams(params);
  back.delete('compare');
  if (useOffers('compareStartups') === false) return <Navigate to={{ search: back.toString() }} replace />;
  const remove = (id: string) => {
    const next = new URLSearchParams(params);
    const others = items.map(({ startup }) => startup.id).filter((other) => other !== id);
    next.set('compare', others.join(','));
    setParams(next);
  };
  const searchOf = (id: string) => {
    const list = new URLSearchParams(back);
    list.delete('open');
    list.set('startup', id);
    return list.toString();
  };
  return (
    <>
      <Box sx={BAR}>
        <IconButton component={Link} to={{ search: back.toString() }} aria-label="Back to the list">
          <Icon of={ArrowLeft} />
        </IconButton>
        <Typography component="h1" variant="h2" sx={{ flex: 1 }}>
          Compare {items.length >= FEWEST ? `${items.length} startups` : 'startups'}
        </Typography>
        <FormControlLabel
          label="Only differences"
          control={
            <Switch
              checked={isOnlyDifferences}
              onChange={(_event, checked) => setIsOnlyDifferences(checked)}
            />
          }
        />
      </Box>
      <Box sx={{ px: { xs: 3, md: 6 }, py: 4 }}>
        <LoadState
          isFetching={isFetching}
          failure={error && !isTooFew ? errorText(error, 'Failed to load') : null}
          onRetry={() => void refetch()}
          isEmpty={items.length < FEWEST}
          empty={
            <EmptyState
              icon={Columns3}
              title="Choose at least two startups."
              action={
                <Button component={Link} to={{ search: back.toString() }}>
                  All startups
                </Button>
              }
            />
          }
        >
          <CompareTable
            items={items}
            now={now}
            isOnlyDifferences={isOnlyDifferences}
            onRemove={remove}
            searchOf={searchOf}
          />
        </LoadState>
      </Box>
    </>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  minHeight: 56,
  px: { xs: 4, md: 6 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'border',
};
