import { allBut, EmptyState, LoadState, scoreDecimals } from '@vaglio/ui';
import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { Columns3 } from 'lucide-react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { ManagedStartups } from '@vaglio/startup-details';
import { routes } from '@vaglio/startups-domain';
import { useComparison } from '../dossier.api';
import { CompareBar } from './CompareBar';
import { CompareTable } from './CompareTable';
import { FEWEST_COMPARED, MAX_COMPARED, readComparedIds } from './compared-ids';

/**
 * Page /compare with two to four startups side by side, such as `?ids=7,12`. If the server does not support
 * comparisons, the page redirects to the list.
 */
export function ComparisonPage() {
  const printed = useLightPrint();
  const title = useRef<HTMLHeadingElement>(null);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [isOnlyDifferences, setIsOnlyDifferences] = useState(false);
  const ids = readComparedIds(params);
  const isTooFew = ids.length < FEWEST_COMPARED;
  const { data, currentData, error, isFetching, refetch } = useComparison(ids.join(','), isTooFew);
  // While a request is pending, the page shows the matching startups from the previous response. A merged startup has
  // another id in that response.
  const former = data?.items.filter(({ startup }) => ids.includes(startup.id));
  const items = isTooFew || error ? [] : (currentData?.items ?? former ?? []);
  const scoring = (currentData ?? data)?.scoring ?? null;
  const back = routes.listBehind(params);
  if (useIsSupported('compareStartups') === false) return <Navigate to={back} replace />;
  // The response contains the new id of a merged startup and omits deleted startups. Until it arrives, all requested
  // ids are used.
  const chosen = currentData ? items.map(({ startup }) => startup.id) : ids;
  const compare = (next: readonly string[]) => void navigate(routes.compare(next, params));
  return (
    <Box ref={printed} sx={{ color: 'text.primary' }}>
      <GlobalStyles styles={PRINT_STYLES} />
      <CompareBar
        ids={chosen}
        shown={items.length}
        most={MAX_COMPARED}
        back={back}
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
          isEmpty={items.length < FEWEST_COMPARED}
          empty={
            <EmptyState
              icon={Columns3}
              title="Choose at least two startups."
              action={
                <Button component={Link} to={back}>
                  All startups
                </Button>
              }
            />
          }
        >
          <ManagedStartups
            decimals={scoreDecimals(items.map(({ startup }) => startup.score))}
            isReading={isFetching}
          >
            {(manage) => (
              <CompareTable
                items={items}
                scoring={scoring}
                isOnlyDifferences={isOnlyDifferences}
                manage={manage}
                onRemove={(id) => {
                  compare(chosen.filter((other) => other !== id));
                  title.current?.focus();
                }}
                addressOf={(id) => routes.listBehind(params, id)}
              />
            )}
          </ManagedStartups>
        </LoadState>
      </Box>
    </Box>
  );
}

/** Print styles. Only elements with `data-printed` are printed. The landscape format fits four columns. */
const PRINT_STYLES = {
  '@page': { size: 'A4 landscape', margin: '12mm' },
  '@media print': {
    'html, body': { background: 'white' },
    [allBut('data-printed')]: { display: 'none !important' },
  },
};

/**
 * Switches the printed element to the light scheme while printing.
 * @returns ref of the printed element
 */
function useLightPrint() {
  const printed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const set = (isPrinting: boolean) => () => {
      if (isPrinting) printed.current?.setAttribute('data-color-scheme', 'light');
      else printed.current?.removeAttribute('data-color-scheme');
    };
    const [begin, end] = [set(true), set(false)];
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printed;
}
