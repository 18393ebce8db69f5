import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { toCountArg, useListInvestmentsQuery } from '@vaglio/startups-data';
import { PATHS } from '@vaglio/startups-domain';
import { formatCount } from '@vaglio/ui';

/** Query for the number of startups in the ranked list. */
const COUNT = toCountArg('active');

/** Number of startups in the ranked list, with a link to it. */
export function RankedList() {
  const { currentData, error } = useListInvestmentsQuery(COUNT);
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
