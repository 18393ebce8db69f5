import { Block, ErrorAlert } from '@vaglio/ui';
import type { ListPage } from './list-page';

/** In place of a list that could not be loaded: why, with Retry. */
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
