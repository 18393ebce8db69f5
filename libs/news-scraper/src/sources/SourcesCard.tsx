import Button from '@mui/material/Button';
import { useState } from 'react';
import { errorText, useIsSupported } from '@vaglio/api-client';
import type { NewsSource } from '@vaglio/contract';
import { Block, ErrorAlert, LoadState, Pager, SearchBar, Section } from '@vaglio/ui';
import { useNow } from '../use-now';
import { DayLegend } from './DayBars';
import { DeleteSourceDialog } from './DeleteSourceDialog';
import { SourceDialog } from './SourceDialog';
import { SourcesTable } from './SourcesTable';
import { summaryOf } from './source-health';
import { TestSourceDialog } from './TestSourceDialog';
import { useSourceView } from './use-source-view';
import { useTestSource } from './use-source-changes';
import { useListNewsSourcesQuery } from '../endpoints.gen';
import type { ShowUnread } from '../unread/use-unread-pages';

interface SourcesCardProps {
  /** Polling interval in ms. 0 disables polling. */
  readonly pause: number;
  /** Requests a reading of a source. null if the server does not support requested readings. */
  readonly onRead: ((source: NewsSource) => void) | null;
  /**
   * Opens the unread pages of a source. null if the server does not list unread pages. Such a server cannot search for
   * sources either.
   */
  readonly onShowUnread: ShowUnread | null;
}

type Asked =
  { readonly dialog: 'add' } | { readonly dialog: 'edit' | 'delete' | 'test'; readonly source: NewsSource };

/** Card with all news sources and their health, worst source first. Hidden if the server does not support sources. */
export function SourcesCard({ pause, onRead, onShowUnread }: SourcesCardProps) {
  const { sources, isSupported, isLoading, isFetching, failure, retry } = useSources(pause);
  const { shown, found, query, setQuery, openId, setOpenId, isLong } = useSourceView(sources);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { test, ...testing } = useTestSource();
  const now = useNow();
  if (!isSupported) return null;
  const close = () => setAsked(null);
  const actions = {
    onRead,
    onEdit: (source: NewsSource) => setAsked({ dialog: 'edit', source }),
    onDelete: (source: NewsSource) => setAsked({ dialog: 'delete', source }),
    onTest: (source: NewsSource) => {
      setAsked({ dialog: 'test', source });
      test(source.id);
    },
  };
  return (
    <Section
      title="Sources"
      purpose={sources.length === 0 ? 'News sources and their health.' : summaryOf(sources)}
      action={
        <>
          {isLong && <SearchBar label="Search by name or address" query={query} onChange={setQuery} />}
          {onShowUnread === null && (
            <Button variant="contained" onClick={() => setAsked({ dialog: 'add' })}>
              Add source
            </Button>
          )}
        </>
      }
      headingLevel={2}
      isFlush
    >
      {refusal && (
        <Block>
          <ErrorAlert onClose={() => setRefusal(null)}>{refusal}</ErrorAlert>
        </Block>
      )}
      {failure !== null || isLoading || found === 0 ? (
        <Block>
          <LoadState
            isFetching={isLoading || isFetching}
            failure={failure}
            onRetry={retry}
            empty={
              sources.length === 0 ? noneText(onShowUnread !== null) : 'No source has this name or address.'
            }
          />
        </Block>
      ) : (
        <>
          <SourcesTable
            sources={shown}
            now={now}
            openId={openId}
            onOpen={setOpenId}
            actions={actions}
            onShowUnread={onShowUnread}
            onFailure={setRefusal}
          />
          {shown.some(({ days }) => days) && <DayLegend />}
          {isLong && <Pager total={found} query={query} onChange={setQuery} />}
        </>
      )}
      {asked?.dialog === 'add' && <SourceDialog source={null} onClose={close} />}
      {asked?.dialog === 'edit' && <SourceDialog source={asked.source} onClose={close} />}
      {asked?.dialog === 'delete' && <DeleteSourceDialog source={asked.source} onClose={close} />}
      {asked?.dialog === 'test' && (
        <TestSourceDialog
          {...testing}
          source={asked.source}
          onRetry={() => test(asked.source.id)}
          onClose={close}
        />
      )}
    </Section>
  );
}

/** Text of an empty list. With the form on the same page, it names the form. */
const noneText = (hasForm: boolean): string =>
  hasForm ? 'No source yet. Enter the address of the first one under “Add source”.' : 'No source yet.';

/**
 * Loads all sources. `isSupported` is false if the server does not support sources. If loading fails, the list is
 * empty.
 */
function useSources(pollingInterval: number) {
  const { data, error, isLoading, isFetching, refetch } = useListNewsSourcesQuery(undefined, {
    pollingInterval,
  });
  return {
    sources: error ? [] : (data?.items ?? []),
    isSupported: useIsSupported('listNewsSources') !== false,
    isLoading,
    isFetching,
    failure: error ? errorText(error, 'Failed to load sources') : null,
    retry: () => void refetch(),
  };
}
