import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ArticleFailure } from '@vaglio/contract';
import { safeHref } from '@vaglio/startups-domain';
import { Badge, Block, BusyButton, ErrorAlert, formatCount, Section } from '@vaglio/ui';
import { failureText } from './failure-text';
import { useFailures } from './use-failures';

/** Card with failed articles, grouped by cause. It renders nothing without failures. */
export function FailuresCard({ failed }: { readonly failed: number }) {
  const { failures, retry, isRetrying, failure } = useFailures(failed);
  if (failures.length === 0) return null;
  return (
    <Section
      title="Failed articles"
      purpose="By reason, with the newest article of each."
      headingLevel={2}
      isFlush
    >
      {failure && (
        <Block>
          <ErrorAlert>{failure}</ErrorAlert>
        </Block>
      )}
      <Box component="ul" aria-label="Reasons" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {failures.map((each) => (
          <FailureRow key={each.cause} failure={each} isBusy={isRetrying} onRetry={() => retry(each)} />
        ))}
      </Box>
    </Section>
  );
}

interface FailureRowProps {
  readonly failure: ArticleFailure;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function FailureRow({ failure: { cause, count, error, article }, isBusy, onRetry }: FailureRowProps) {
  const { title, help } = failureText(cause);
  const href = safeHref(article.url ?? null);
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box sx={{ fontWeight: 600 }}>{title}</Box>
          <Badge tone="red">{formatCount(count)}</Badge>
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{error}</Box>
        <Box sx={{ color: 'muted' }}>
          {help} Newest:{' '}
          {href ? (
            <Link href={href} target="_blank" rel="noopener noreferrer nofollow">
              {article.title}
            </Link>
          ) : (
            article.title
          )}
        </Box>
      </Box>
      <BusyButton
        size="small"
        variant="outlined"
        busy={isBusy}
        busyLabel="Starting…"
        aria-label={`Retry these: ${title}`}
        onClick={onRetry}
      >
        Retry these
      </BusyButton>
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  px: 5,
  py: 3,
  borderTop: 1,
  borderColor: 'border',
};
