import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { NewsSource, SourceTest } from '@vaglio/contract';
import { DialogFrame, ErrorAlert, LoadState, formatCount } from '@vaglio/ui';

interface TestSourceDialogProps {
  readonly source: NewsSource;
  readonly result: SourceTest | null | undefined;
  readonly isTesting: boolean;
  /** Error text if the test could not be started. */
  readonly failure: string | null;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/**
 * Dialog with the result of a source test: the numbers of articles and new articles with the first titles, or the
 * error.
 */
export function TestSourceDialog({
  source,
  result,
  isTesting,
  failure,
  onRetry,
  onClose,
}: TestSourceDialogProps) {
  return (
    <DialogFrame
      title={`Test of ${source.name}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <LoadState isFetching={isTesting} failure={failure} onRetry={onRetry} isEmpty={!result}>
        {result &&
          (result.error !== null ? (
            <ErrorAlert onRetry={onRetry} isRetrying={isTesting}>
              {result.error}
            </ErrorAlert>
          ) : (
            <Titles result={result} />
          ))}
      </LoadState>
    </DialogFrame>
  );
}

function Titles({ result }: { readonly result: SourceTest }) {
  return (
    <>
      <Box role="status" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {testText(result)}
      </Box>
      <Box
        component="ol"
        aria-label="First articles"
        sx={{ m: 0, mt: 3, pl: 5, '& li': { overflowWrap: 'anywhere', py: '2px' } }}
      >
        {result.titles.map((title, index) => (
          <li key={index}>{title || 'Without a title'}</li>
        ))}
      </Box>
      {result.pages && result.pages.length > 0 && (
        <Box component="ul" aria-label="Pages read" sx={{ m: 0, mt: 3, pl: 5, color: 'text.secondary' }}>
          {result.pages.map((page) => (
            <Box component="li" key={page.url} sx={{ overflowWrap: 'anywhere' }}>
              {pageText(page)}
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

/** Returns a text such as '12 articles, 3 new'. */
function testText({ items, new_items }: Pick<SourceTest, 'items' | 'new_items'>): string {
  const listed = items === 1 ? '1 article' : `${formatCount(items)} articles`;
  return items === 0
    ? 'The feed lists no articles.'
    : `${listed}, ${new_items === 0 ? 'none' : formatCount(new_items)} new`;
}

/** Describes the result for a tested page, such as '“Kora raises” was read: 2’400 characters.' */
function pageText({ title, characters, reason, message }: NonNullable<SourceTest['pages']>[number]): string {
  const name = `“${title || 'Without a title'}”`;
  if (reason !== null) return `${name} was not read: ${message}`;
  return [`${name} was read: ${formatCount(characters)} characters.`, message].filter(Boolean).join(' ');
}
