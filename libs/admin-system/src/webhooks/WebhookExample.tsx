import Box from '@mui/material/Box';
import { errorText } from '@vaglio/api-client';
import { LoadState } from '@vaglio/ui';
import { useListWebhookExamplesQuery } from '../endpoints.gen';

interface WebhookExampleProps {
  readonly format: string;
  readonly kind: string;
}

/** Collapsed example of a webhook's request body, with fictitious startups. */
export function WebhookExample({ format, kind }: WebhookExampleProps) {
  const { data, error, isFetching, refetch } = useListWebhookExamplesQuery();
  const example = data?.items.find((item) => item.format === format && item.kind === kind);
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
        Example
      </Box>
      <LoadState
        isFetching={isFetching}
        failure={error ? errorText(error, 'Failed to load') : null}
        onRetry={() => void refetch()}
        isEmpty={data === undefined}
      >
        <Box component="pre" tabIndex={0} aria-label="Example of a request" role="region" sx={CODE}>
          {example ? indented(example.body) : ''}
        </Box>
      </LoadState>
    </Box>
  );
}

function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}

const CODE = {
  m: 0,
  mt: 2,
  p: 3,
  maxHeight: 260,
  overflow: 'auto',
  border: 1,
  borderColor: 'border',
  borderRadius: 1,
  typography: 'mono',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: 'text.primary',
};
