import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { Columns3 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { errorText, useOffers } from '@vaglio/api-client';
import { systemClock, useNow } from '@vaglio/auth-session';
import { ManagedStartups } from '@vaglio/startup-details';
import { EmptyState, LoadState, scoreDecimals } from '@vaglio/ui';
import { useComparison } from '../dossier.api';
import { CompareBar } from './CompareBar';
import { CompareTable } from './CompareTable';
import { PRINT_STYLES } from './print-style';
import { useLightPrint } from './use-light-print';

const FEWEST = 2;
const MOST = 4;

interface ComparisonPageProps {
  /** The present time, which badges are counted from. */
  readonly clock?: () => Date;
}

/**
 * Two to four startups side by side, by their ids: `?compare=7,12`. On a server that does not offer it the list comes
 * instead.
 */
export function ComparisonPage({ clock = systemClock }: ComparisonPageProps) {
  const now = useNow(clock);
  const printed = useLightPrint();
  const title = useRef<HTMLHeadingElement>(null);
  const [params, setParams] = useSearchParams();
  const [isOnlyDifferences, setIsOnlyDifferences] = useState(false);
  const wanted = params.get('compare') ?? '';
  const ids = [...new Set(wanted.split(',').filter((id) => /^\d{1,15}$/.test(id)))].slice(0, MOST);
  const isTooFew = ids.length < FEWEST;
  const { data, currentData, error, isFetching, refetch } = useComparison(ids.join(','), isTooFew);
  // Until the answer is there, what the former one has of these. A merged startup comes under the id of another.
  const former = data?.items.filter(({ startup }) => ids.includes(startup.id));
  const items = isTooFew || error ? [] : (currentData?.items ?? former ?? []);
  const scoring = (currentData ?? data)?.scoring ?? null;
  const back = new URLSearchParams(params);
  back.delete('compare');
  if (useOffers('compareStartups') === false) return <Navigate to={{ search: back.toString() }} replace />;
  // A merged startup is in the answer by the id of another, one that is gone is not; until then all that are wanted count.
  const chosen = currentData ? items.map(({ startup }) => startup.id) : ids;
  const compare = (next: readonly string[]) => {
    const search = new URLSearchParams(params);
    search.set('compare', next.join(','));
    setParams(search);
  };
  const searchOf = (id: string) => {
    const list = new URLSearchParams(back);
    list.delete('open');
    list.set('startup', id);
    return list.toString();
  };
  return (
    <Box ref={printed} sx={{ color: 'text.primary' }}>
      <GlobalStyles styles={PRINT_STYLES} />
      <CompareBar
        ids={chosen}
        shown={items.length}
        most={MOST}
        back={back.toString()}
        isOnlyDifferences={isOnlyDifferences}
        onOnlyDifferences={setIsOnlyDifferences}
        onAdd={(id) => compare([...chosen, id])}
        title={title}
      />
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
          <ManagedStartups
            now={now}
            decimals={scoreDecimals(items.map(({ startup }) => startup.score))}
            isReading={isFetching}
          >
            {(manage) => (
              <CompareTable
                items={items}
                scoring={scoring}
                now={now}
                isOnlyDifferences={isOnlyDifferences}
                manage={manage}
                onRemove={(id) => {
                  compare(chosen.filter((other) => other !== id));
                  title.current?.focus();
                }}
                searchOf={searchOf}
              />
            )}
          </ManagedStartups>
        </LoadState>
      </Box>
    </Box>
  );
}
