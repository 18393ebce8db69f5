import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useNow } from '@vaglio/auth-session';
import type { RawStartup, StartupFacts } from '@vaglio/contract';
import { factKind, originText, useFacts, valueText } from '@vaglio/startup-facts';
import { factLabel, FIELD_NAMES, routes, type StartupField } from '@vaglio/startups-domain';
import { DialogFrame, ErrorAlert, formatExact, formatScore, OutsideLink } from '@vaglio/ui';
import { awardNames, originText as kindOfOrigin } from '../list/startup-cells';
import type { ListedStartup } from '../list/use-result-pages';

interface RowDialogProps {
  readonly row: ListedStartup;
  readonly onClose: () => void;
}

/** Dialog with all values of a startup, their origins, and a link to the ranked list. */
export function RowDialog({ row, onClose }: RowDialogProps) {
  const startupId = 'is_new' in row ? row.id : row.startup_id;
  return (
    <DialogFrame
      title={row.company_name}
      width="wide"
      onClose={onClose}
      actions={
        <>
          {startupId !== null && (
            <Button component={Link} to={routes.investments({ mode: 'all', startup: startupId })}>
              Open the startup
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {startupId === null ? (
        <Values row={row} facts={null} />
      ) : (
        <ValuesOfStartup row={row} startupId={startupId} />
      )}
    </DialogFrame>
  );
}

function ValuesOfStartup({ row, startupId }: { readonly row: ListedStartup; readonly startupId: string }) {
  const { facts, isSupported, isFetching, failure, retry } = useFacts(startupId);
  return (
    <>
      {failure !== null && isSupported !== false && (
        <ErrorAlert onRetry={retry} isRetrying={isFetching}>
          {failure}
        </ErrorAlert>
      )}
      <Values row={row} facts={facts} />
    </>
  );
}

interface ValuesProps {
  readonly row: ListedStartup;
  /** Facts of the startup that the row belongs to; null until they are loaded. */
  readonly facts: StartupFacts | null;
}

function Values({ row, facts }: ValuesProps) {
  const now = useNow();
  const shown = FIELD_NAMES.filter((field) => field !== 'raised_currency' && hasText(row[field]));
  const awards = awardNames(row);
  return (
    <Box component="dl" sx={GRID}>
      {shown.map((field) => (
        <Line key={field} name={factLabel(field)} origin={originOf(facts, row, field, now)}>
          {field === 'website' || field === 'url' ? (
            <OutsideLink address={String(row[field])}>{String(row[field])}</OutsideLink>
          ) : (
            valueText(factKind(field), row[field] ?? null, row.raised_currency ?? null)
          )}
        </Line>
      ))}
      {awards.length > 0 && <Line name="Awards">{awards.join(', ')}</Line>}
      {(row.articles ?? []).map(({ url, title, source }) => (
        <Line key={url} name="Article" origin={source ?? ''}>
          <OutsideLink address={url}>{title ?? url}</OutsideLink>
        </Line>
      ))}
      {'is_new' in row ? (
        <Line name="Score">{formatScore(row.score)}</Line>
      ) : (
        <>
          <Line name="Origin">{whereFrom(row)}</Line>
          <Line name="Curated">{row.curated_at === null ? 'Not yet' : formatExact(row.curated_at)}</Line>
        </>
      )}
      {row.external_id !== null && <Line name="ID">{row.external_id}</Line>}
      <Line name="Created">{formatExact(row.created_at)}</Line>
    </Box>
  );
}

interface LineProps {
  readonly name: string;
  /** Origin of the value; '' if it is unknown. */
  readonly origin?: string;
  readonly children: ReactNode;
}

function Line({ name, origin = '', children }: LineProps) {
  return (
    <Box sx={{ display: 'contents' }}>
      <Box component="dt" sx={{ color: 'muted' }}>
        {name}
      </Box>
      <Box component="dd" sx={VALUE}>
        {children}
      </Box>
      <Box component="dd" sx={ORIGIN}>
        {origin}
      </Box>
    </Box>
  );
}

function hasText(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

/** Returns the origin of a row, such as 'Import from liste.csv, line 5'. */
function whereFrom(row: RawStartup): string {
  const { file, line } = row;
  return file && line ? `${kindOfOrigin(row)} from ${file}, line ${line}` : kindOfOrigin(row);
}

/** Returns the origin of a value. A value of a raw row has an origin only if the startup uses the value. */
function originOf(facts: StartupFacts | null, row: ListedStartup, field: StartupField, now: Date): string {
  const origin = facts?.fields.find((fact) => fact.field === field)?.origin ?? null;
  if (origin === null || (!('is_new' in row) && origin.raw_id !== row.id)) return '';
  const { file, line } = origin;
  if (file !== null && line !== null) return `${file}, line ${line}`;
  return originText(origin, now).long;
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: '104px minmax(0, 1fr)', md: '136px minmax(0, 2fr) minmax(0, 1fr)' },
  gap: '6px 12px',
  m: 0,
  typography: 'body2',
};
const VALUE = { m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' };
const ORIGIN = {
  m: 0,
  minWidth: 0,
  color: 'muted',
  typography: 'caption',
  lineHeight: 'inherit',
  gridColumn: { xs: '2', md: 'auto' },
  '&:empty': { display: { xs: 'none', md: 'block' } },
};
