import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { routes } from '@vaglio/startups-domain';
import { KeyHelpDialog, useAddressQuery, useHotkeys, useStableCallback } from '@vaglio/ui';
import { ARTICLE_HOTKEYS } from './article-keys';
import { ARTICLES_ADDRESS, type ArticleFilter } from './articles-query';
import { ArticlesBar } from './ArticlesBar';
import { AskedActDialog, type AskedAct } from './AskedActDialog';
import { ArticlesDesk } from './ArticlesDesk';
import { keyActs } from './key-acts';
import { QueueDialog } from './QueueDialog';
import { useDesk } from './use-desk';
import { useQueue } from './use-queue';

type OpenDialog = { readonly kind: 'help' | 'search' } | { readonly kind: 'asked'; readonly asked: AskedAct };

/**
 * Tab in which users check whether an article supports its extracted values. If the server does not support this tab,
 * the duplicates are shown instead.
 */
export function ArticlesTab() {
  const { query, show } = useAddressQuery(ARTICLES_ADDRESS);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('lg'), { noSsr: true });
  const queue = useQueue(query);
  const desk = useDesk(query, show, queue, (asked) => setDialog({ kind: 'asked', asked }));
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
      {dialog?.kind === 'asked' && (
        <AskedActDialog
          asked={dialog.asked}
          onPerform={(act) => {
            close();
            desk.perform(act);
          }}
          onFinish={() => {
            close();
            desk.leaveOpen();
          }}
          onClose={close}
        />
      )}
    </Box>
  );
}

/** Window height without the top bar and any content above the page. */
const PAGE_HEIGHT = 'calc(100dvh - 56px - var(--above-page, 0px))';
/** Style with at least the page height, so that the sheet is always at the bottom edge. */
const SHEET_PAGE = { display: 'flex', flexDirection: 'column', minHeight: PAGE_HEIGHT };
/** Style in which the two columns scroll independently. */
const PAGE = { display: 'flex', flexDirection: 'column', height: PAGE_HEIGHT };
