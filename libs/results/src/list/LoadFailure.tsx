import { Block, ErrorAlert } from '@vaglio/ui';
import type { ListPage } from './list-page';

/** Error message of a list that could not be loaded, with a Retry button. */
export function LoadFailure({
  page,
}: {
  readonly page: Pick<ListPage<unknown>, 'failure' | 'isFetching' | 'retry'>;
}) {
  return (
    <Block hasDivider>
      <ErrorAlert onRetry={page.retry} isRetrying={page.isFetching}>
        {page.failure}
      </ErrorAlert>
    </Block>
  );
}
