import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { Navigate } from 'react-router';
import type { ReviewCompany } from '@vaglio/contract';
import { routes } from '@vaglio/startups-domain';
import { KeyHelpDialog, useAddressQuery, useHotkeys, useStableCallback } from '@vaglio/ui';
import { ARTICLE_HOTKEYS } from './article-keys';
import { ARTICLES_ADDRESS, type ArticleFilter } from './articles-query';
import { ArticlesBar } from './ArticlesBar';
import { ArticlesDesk } from './ArticlesDesk';
import { keyActs } from './key-acts';
import { MergeDialog } from './MergeDialog';
import { QueueDialog } from './QueueDialog';
import { useDesk } from './use-desk';
import { useQueue } from './use-queue';

type OpenDialog =
  { readonly kind: 'help' | 'search' } | { readonly kind: 'merge'; readonly company: ReviewCompany };

/** One article at a time: does the text say what was read from it? Where the server does not offer it the pairs come instead. */
export function ArticlesTab() {
  const { query, show } = useAddressQuery(ARTICLES_ADDRESS);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('lg'), { noSsr: true });
  const queue = useQueue(query);
  const desk = useDesk(query, show, queue, (company) => setDialog({ kind: 'merge', company }));
  const search = useStableCallback(() => setDialog({ kind: 'search' }));
  const help = useStableCallback(() => setDialog({ kind: 'help' }));
  const filter = useStableCallback((only: ArticleFilter) => show({ only, article: '' }));
  const close = () => setDialog(null);
  useHotkeys(ARTICLE_HOTKEYS, keyActs(desk, { search, help }));
  if (!queue.isSupported) return <Navigate to={routes.review('duplicates')} replace />;
  return (
    <Box sx={isWide ? PAGE : SHEET_PAGE}>
      <ArticlesBar
        only={query.only}
        onFilter={filter}
        counts={queue.counts}
        reviewed={queue.reviewed}
        isWide={isWide}
        onSearch={search}
        onHelp={help}
      />
      <ArticlesDesk query={query} onChange={show} queue={queue} desk={desk} isWide={isWide} />
      {dialog?.kind === 'help' && (
        <KeyHelpDialog hotkeys={[ARTICLE_HOTKEYS]} hint="Enter always works." onClose={close} />
      )}
      {dialog?.kind === 'search' && (
        <QueueDialog
          only={query.only}
          onOpen={(article) => {
            close();
            show({ ...query, article });
          }}
          onClose={close}
        />
      )}
      {dialog?.kind === 'merge' && (
        <MergeDialog
          company={dialog.company}
          onMerge={(startupId, name) => {
            close();
            desk.perform({ kind: 'merge', rawId: dialog.company.raw_id, startupId, name });
          }}
          onClose={close}
        />
      )}
    </Box>
  );
}

/** Of the window, without the top bar and what the app shows above the page. */
const PAGE_HEIGHT = 'calc(100dvh - 56px - var(--above-page, 0px))';
/** At least as high as the page, so that the sheet is always at its lower edge. */
const SHEET_PAGE = { display: 'flex', flexDirection: 'column', minHeight: PAGE_HEIGHT };
/** Both columns scroll by themselves. */
const PAGE = { display: 'flex', flexDirection: 'column', height: PAGE_HEIGHT };
