import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useListInvestmentsQuery } from '@vaglio/startups-data';
import { PATHS } from '@vaglio/startups-domain';
import { formatCount } from '@vaglio/ui';

const FIRST_OF_LIST = { mode: 'active', page: 1, pageSize: 1, withAwards: 0, withArticles: 0 } as const;

/** How many startups the ranked list has now, and the way there. */
export function RankedList() {
  const { currentData, error } = useListInvestmentsQuery(FIRST_OF_LIST);
  const total = error ? undefined : currentData?.total;
  const link = (text: string) => (
    <Link component={RouterLink} to={PATHS.investments}>
      {text}
    </Link>
  );
  if (total === undefined) return link('Ranked list');
  return (
    <span>
      {`${formatCount(total)} ${total === 1 ? 'startup is' : 'startups are'} in the ranked list. `}
      {link('Open it')}.
    </span>
  );
}
