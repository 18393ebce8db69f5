import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import { CheckCheck } from 'lucide-react';
import { routes } from '@vaglio/startups-domain';
import { EmptyState, ErrorAlert, useStableCallback, VisuallyHidden, WarningAlert } from '@vaglio/ui';
import { useWaiting } from '../use-waiting';
import { ArticlePane } from './ArticlePane';
import { FILTER_LABELS, type ArticlesQuery } from './articles-query';
import { CompanyCard } from './CompanyCard';
import { DeskFooter } from './DeskFooter';
import { DeskSkeleton } from './DeskSkeleton';
import { EmptyQueue } from './EmptyQueue';
import type { Desk } from './use-desk';
import type { Queue } from './use-queue';
import { ValueSheet } from './ValueSheet';

interface ArticlesDeskProps {
  readonly query: ArticlesQuery;
  readonly onChange: (query: ArticlesQuery) => void;
  readonly queue: Queue;
  readonly desk: Desk;
  /** True to show both columns side by side. */
  readonly isWide: boolean;
}

/**
 * Maximum number of companies that are all expanded. In an article with more companies, only the active company is
 * expanded.
 */
const MAX_UNFOLDED = 12;

/** Desk with the article on the left and its values on the right. The footer contains Undo and the navigation. */
export function ArticlesDesk({ query, onChange, queue, desk, isWide }: ArticlesDeskProps) {
  const { article, acts, scope, selected } = desk;
  // Stable functions prevent memoised children from rendering at each key press.
  const [next, previous] = [useStableCallback(desk.next), useStableCallback(desk.previous)];
  const later = useStableCallback(() => void desk.later());
  const finish = useStableCallback(desk.finish);
  const undo = useStableCallback(acts.undoLast);
  const footer = article && (
    <DeskFooter
      last={acts.last}
      article={article}
      canAct={scope.canAct}
      isUndoing={acts.isBusy}
      onUndo={undo}
      onLater={later}
      onFinish={finish}
      onNext={next}
    />
  );
  const companies = article?.companies.map((company) => (
    <CompanyCard
      key={company.raw_id}
      company={company}
      scope={scope}
      isFolded={article.companies.length > MAX_UNFOLDED && company.raw_id !== scope.selection?.rawId}
    />
  ));
  return (
    <Box sx={[DESK, isWide && WIDE]}>
      <VisuallyHidden role="status">{acts.said}</VisuallyHidden>
      <Notices query={query} onChange={onChange} queue={queue} desk={desk} />
      <Box sx={[COLUMNS, isWide && BESIDE]}>
        {article ? (
          <>
            <ArticlePane
              article={article}
              selection={scope.selection}
              onSelect={scope.select}
              onPrevious={previous}
              onNext={next}
            />
            {isWide && <Box sx={CARDS}>{companies}</Box>}
            {article.companies.length === 0 && <Box sx={NOTE}>No company was read from this article.</Box>}
          </>
        ) : (
          <Waiting query={query} onChange={onChange} queue={queue} desk={desk} />
        )}
      </Box>
      {isWide ? (
        footer
      ) : (
        <Box sx={BOTTOM}>
          {article && selected && (
            <ValueSheet article={article} selected={selected} scope={scope} onStep={desk.step} />
          )}
          {footer}
        </Box>
      )}
    </Box>
  );
}

type PlaceProps = Pick<ArticlesDeskProps, 'query' | 'onChange' | 'queue' | 'desk'>;

/** Notices about errors, another user on the article, the end of the queue, and new articles. */
function Notices({ query, onChange, queue, desk: { acts, blocked, ended } }: PlaceProps) {
  if (acts.failure === null && blocked === null && ended === null && queue.fresh === 0) return null;
  return (
    <Box sx={NOTICES}>
      {acts.failure !== null && <ErrorAlert onClose={() => acts.fail(null)}>{acts.failure}</ErrorAlert>}
      {blocked !== null && (
        <WarningAlert>
          {blocked} You can read its values, and decide about them once the other person has left.
        </WarningAlert>
      )}
      {ended !== null && (
        <Box sx={END}>
          <Box component="p" sx={{ m: 0 }}>
            {ended}
          </Box>
          {query.only !== 'all' && (
            <Button size="small" onClick={() => onChange({ ...query, only: 'all' })}>
              Show all
            </Button>
          )}
        </Box>
      )}
      {queue.fresh > 0 && (
        <Button size="small" onClick={queue.dropFresh} sx={{ justifySelf: 'start' }} aria-live="polite">
          {queue.fresh} new, at the end of the queue
        </Button>
      )}
    </Box>
  );
}

/** Content of the desk while no article is displayed, because it is loading, failed to load or is not selected. */
function Waiting({ query, onChange, queue, desk }: PlaceProps) {
  const navigate = useNavigate();
  const { duplicates } = useWaiting();
  const failure = queue.failure ?? desk.failure;
  const retry = queue.failure === null ? desk.retry : queue.reload;
  if (failure !== null)
    return (
      <Box sx={WHOLE}>
        <ErrorAlert onRetry={retry} isRetrying={queue.isFetching || desk.isFetching}>
          {failure}
        </ErrorAlert>
      </Box>
    );
  if (!queue.isLoaded || desk.isFetching || queue.ids.length > 0) return <DeskSkeleton />;
  if (query.only !== 'all' && (queue.counts?.all ?? 0) > 0)
    return (
      <Box sx={WHOLE}>
        <EmptyState
          icon={CheckCheck}
          title={`No article with ${FILTER_LABELS[query.only].toLowerCase()}.`}
          action={<Button onClick={() => onChange({ only: 'all', article: '' })}>Show all</Button>}
        />
      </Box>
    );
  return (
    <EmptyQueue
      done={desk.acts.done}
      duplicates={duplicates}
      onDuplicates={() => void navigate(routes.review('duplicates'))}
      onReviewed={() => void navigate(routes.review('done'))}
    />
  );
}

const DESK = { display: 'flex', flexDirection: 'column', flex: 1 };
const WIDE = { minHeight: 480 };
const NOTICES = {
  display: 'grid',
  gap: 2,
  width: '100%',
  maxWidth: 1448,
  mx: 'auto',
  px: { xs: 4, md: 6 },
  pt: 3,
};
const END = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, color: 'text.secondary' };
const COLUMNS = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', flex: 1, minHeight: 0 };
const BESIDE = {
  gridTemplateColumns: 'minmax(0, min(600px, 42%)) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: 4,
  width: '100%',
  maxWidth: 1448,
  mx: 'auto',
  px: 6,
  py: 4,
};
const CARDS = { display: 'flex', flexDirection: 'column', gap: 3, minHeight: 0, overflowY: 'auto' };
const NOTE = { p: 4, color: 'text.secondary' };
const WHOLE = { gridColumn: '1 / -1', p: { xs: 4, lg: 0 } };
const BOTTOM = { position: 'sticky', bottom: 0, zIndex: 'mobileStepper' };
