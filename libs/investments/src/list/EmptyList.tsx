import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Building2, Search } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '@vaglio/auth-session';
import { canSeeSettings } from '@vaglio/access-control';
import type { Startup } from '@vaglio/contract';
import { routes } from '@vaglio/startups-domain';
import { EmptyState } from '@vaglio/ui';
import { isNarrowed, toSearched, withMode, withoutFilters, type ListQuery } from '@vaglio/startups-data';
import { useNewStartup } from '../new-startup/use-new-startup';
import { nothingFits } from './list-labels';

interface EmptyListProps {
  readonly query: ListQuery;
  /** Startups whose names are similar to the search text. */
  readonly similar: readonly Startup[];
  readonly onChange: (query: ListQuery) => void;
}

/** Message that explains why the list is empty and what the user can do. */
export function EmptyList(props: EmptyListProps) {
  return <Paper sx={{ border: 1, borderColor: 'border' }}>{faceOf(props)}</Paper>;
}

function faceOf({ query, similar, onChange }: EmptyListProps) {
  if (isNarrowed(query)) {
    const clear = <Button onClick={() => onChange(withoutFilters(query))}>Clear filters</Button>;
    if (similar.length > 0)
      return (
        <EmptyState
          icon={Search}
          title="No startup matches"
          text={`${nothingFits(query)} Did you mean:`}
          action={
            <>
              {similar.map(({ id, company_name }) => (
                <Button
                  key={id}
                  variant="outlined"
                  onClick={() => onChange(toSearched({ ...query, q: company_name, page: 1 }))}
                >
                  {company_name}
                </Button>
              ))}
              {clear}
            </>
          }
        />
      );
    return <EmptyState icon={Search} title="No startup matches" text={nothingFits(query)} action={clear} />;
  }
  if (query.mode === 'rejected') {
    const back = <Button onClick={() => onChange(withMode(query, 'active'))}>Show active startups</Button>;
    return (
      <EmptyState
        icon={Building2}
        title="No rejected startups"
        text="A startup that is rejected moves here."
        action={back}
      />
    );
  }
  return <NothingYet />;
}

function NothingYet() {
  const { role } = useSession();
  const form = useNewStartup();
  const add = form && (
    <Button component={Link} to={form.to} replace variant="outlined">
      New startup
    </Button>
  );
  if (!canSeeSettings(role)) {
    return (
      <EmptyState
        icon={Building2}
        title="No startups yet"
        text={
          add
            ? 'Add the first one, or wait until an administrator has imported a list.'
            : 'They appear here once an administrator has imported and curated them.'
        }
        action={add}
      />
    );
  }
  const action = (
    <>
      <Button component={Link} to={routes.importList()} variant="contained">
        Import startups
      </Button>
      {add}
    </>
  );
  return (
    <EmptyState
      icon={Building2}
      title="No startups yet"
      text="Import a CSV or XLSX file and curate it to see the ranking."
      action={action}
    />
  );
}
