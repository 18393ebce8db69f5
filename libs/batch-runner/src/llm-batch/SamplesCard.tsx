import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { safeHref } from '@vaglio/startups-domain';
import {
  Badge,
  EMPTY_VALUE,
  formatCount,
  formatSeconds,
  Section,
  StaticTable,
  TABULAR,
  type StaticColumn,
} from '@vaglio/ui';
import { ExtractionDialog } from './ExtractionDialog';
import type { NumberedSample } from '../batch-slice';

/**
 * Card with the results of the last articles, and links to these articles and their quotes. It renders nothing without
 * results.
 */
export function SamplesCard({ samples }: { readonly samples: readonly NumberedSample[] }) {
  const [opened, setOpened] = useState<NumberedSample | null>(null);
  if (samples.length === 0) return null;
  return (
    <Section title="Last samples" headingLevel={2} isFlush>
      <Box role="group" aria-label="Last samples" tabIndex={0} sx={{ overflowX: 'auto' }}>
        <StaticTable
          columns={columnsOf(setOpened)}
          rows={samples}
          rowKey={({ number }) => number}
          sx={TABLE}
        />
      </Box>
      {opened?.sample.extraction_id && (
        <ExtractionDialog
          id={opened.sample.extraction_id}
          title={titleOf(opened)}
          onClose={() => setOpened(null)}
        />
      )}
    </Section>
  );
}

function columnsOf(onOpen: (sample: NumberedSample) => void): readonly StaticColumn<NumberedSample>[] {
  return [
    { header: 'Article', cell: (row) => <ArticleLink {...row} />, isRowHeader: true },
    { header: 'Source', cell: ({ sample }) => sample.article?.source || EMPTY_VALUE, className: 'source' },
    { header: 'Startups', cell: (row) => <Startups {...row} onOpen={() => onOpen(row)} /> },
    { header: 'Outputs', cell: ({ sample }) => formatCount(sample.outputs_count), className: 'number' },
    { header: 'Time', cell: ({ sample }) => formatSeconds(sample.duration_ms), className: 'number' },
    { header: 'Result', cell: (row) => <Result {...row} /> },
  ];
}

/** Title of an article. It is a link if the article has a web address. */
function ArticleLink(row: NumberedSample) {
  const url = row.sample.article?.url;
  const href = url === undefined ? null : safeHref(url);
  if (!href) return titleOf(row);
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow">
      {titleOf(row)}
    </Link>
  );
}

function Startups({ onOpen, ...row }: NumberedSample & { readonly onOpen: () => void }) {
  const { companies, outputs_count: outputs, error, extraction_id } = row.sample;
  return (
    <>
      {companies.length === 0 ? EMPTY_VALUE : companies.join(', ')}
      {extraction_id !== null && isSucceeded(row) && outputs > 0 && (
        <Button
          size="small"
          variant="text"
          sx={QUOTES}
          onClick={onOpen}
          aria-label={`Quotes from ${titleOf(row)}`}
        >
          Quotes
        </Button>
      )}
      {error !== null && <Box sx={{ color: 'error.main', typography: 'body2' }}>{error}</Box>}
    </>
  );
}

function Result(row: NumberedSample) {
  if (!isSucceeded(row)) return <Badge tone="red">Failed</Badge>;
  return row.sample.outputs_count > 0 ? <Badge tone="green">Succeeded</Badge> : <Badge>None found</Badge>;
}

const isSucceeded = ({ sample: { ok, error } }: NumberedSample): boolean => ok && error === null;

function titleOf({ number, sample }: NumberedSample): string {
  return sample.article?.title ?? `Article ${number + 1}`;
}

/** Style of a button that is as high as a line of text, so that all rows have the same height. */
const QUOTES = { ml: 1, my: '-6px', '&&': { height: 28 } };

const TABLE = {
  minWidth: 700,
  tableLayout: 'fixed',
  typography: 'body2',
  textAlign: 'left',
  '& th, & td': {
    px: '12px',
    py: '10px',
    borderTop: '1px solid var(--mui-palette-border)',
    overflowWrap: 'break-word',
  },
  // Each body row starts with a `th`, so the first `td` is the row's second cell.
  '& th:first-of-type': { pl: 5 },
  '& thead th:last-of-type, & td:last-of-type': { pr: 5, width: 128 },
  '& thead th': { bgcolor: 'sunken', color: 'text.secondary', typography: 'caption', fontWeight: 550 },
  '& thead th:first-of-type': { width: '28%' },
  '& thead th:nth-of-type(2)': { width: '16%' },
  '& tbody th': { fontWeight: 600 },
  '& td.source': { color: 'text.secondary' },
  '& td.number': TABULAR,
  '& .number': { textAlign: 'right', width: 76 },
};
