import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { safeHref } from '@vaglio/startups-domain';
import { Badge, EMPTY_VALUE, formatCount, formatSeconds, Section, TABULAR } from '@vaglio/ui';
import { ExtractionDialog } from './ExtractionDialog';
import type { NumberedSample } from '../batch-slice';

/** What came of the last articles: with links to the article, and to the quotes of what was found. Nothing before the first. */
export function SamplesCard({ samples }: { readonly samples: readonly NumberedSample[] }) {
  const [opened, setOpened] = useState<NumberedSample | null>(null);
  if (samples.length === 0) return null;
  return (
    <Section title="Last samples" headingLevel={2} isFlush>
      <Box role="group" aria-label="Last samples" tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={TABLE}>
          <thead>
            <tr>
              <th scope="col">Article</th>
              <th scope="col">Source</th>
              <th scope="col">Startups</th>
              <th scope="col" data-numbers>
                Outputs
              </th>
              <th scope="col" data-numbers>
                Time
              </th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {samples.map((sample) => (
              <SampleRow key={sample.number} {...sample} onOpen={() => setOpened(sample)} />
            ))}
          </tbody>
        </Box>
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

function SampleRow({ number, sample, onOpen }: NumberedSample & { readonly onOpen: () => void }) {
  const { article, companies, outputs_count: outputs, ok, error, extraction_id, duration_ms } = sample;
  const isOk = ok && error === null;
  const title = titleOf({ number, sample });
  // Only a web address becomes a link.
  const href = article?.url === undefined ? null : safeHref(article.url);
  return (
    <tr>
      <th scope="row">
        {href ? (
          <Link href={href} target="_blank" rel="noopener noreferrer nofollow">
            {title}
          </Link>
        ) : (
          title
        )}
      </th>
      <Box component="td" sx={{ color: 'text.secondary' }}>
        {article?.source || EMPTY_VALUE}
      </Box>
      <td>
        {companies.length === 0 ? EMPTY_VALUE : companies.join(', ')}
        {extraction_id !== null && isOk && outputs > 0 && (
          <Button
            size="small"
            variant="text"
            sx={QUOTES}
            onClick={onOpen}
            aria-label={`Quotes from ${title}`}
          >
            Quotes
          </Button>
        )}
        {error !== null && <Box sx={{ color: 'error.main', typography: 'body2' }}>{error}</Box>}
      </td>
      <td data-numbers>{formatCount(outputs)}</td>
      <td data-numbers>{formatSeconds(duration_ms)}</td>
      <td>
        <Badge tone={!isOk ? 'red' : outputs > 0 ? 'green' : 'neutral'}>
          {!isOk ? 'Failed' : outputs > 0 ? 'Succeeded' : 'None found'}
        </Badge>
      </td>
    </tr>
  );
}

function titleOf({ number, sample }: NumberedSample): string {
  return sample.article?.title ?? `Article ${number + 1}`;
}

/** As high as a line of text, so that the rows keep one height. */
const QUOTES = { ml: 1, my: '-6px', '&&': { height: 28 } };

const TABLE = {
  width: '100%',
  minWidth: 700,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  typography: 'body2',
  textAlign: 'left',
  '& th, & td': {
    px: '12px',
    py: '10px',
    borderTop: '1px solid var(--mui-palette-border)',
    overflowWrap: 'break-word',
  },
  // A row begins with the only th of the body, so its first td is the second cell.
  '& th:first-of-type': { pl: 5 },
  '& thead th:last-of-type, & td:last-of-type': { pr: 5, width: 128 },
  '& thead th': { bgcolor: 'sunken', color: 'text.secondary', typography: 'caption', fontWeight: 550 },
  '& thead th:first-of-type': { width: '28%' },
  '& thead th:nth-of-type(2)': { width: '16%' },
  '& tbody th': { fontWeight: 600 },
  '& td[data-numbers]': TABULAR,
  '& [data-numbers]': { textAlign: 'right', width: 76 },
};
