import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileSearch } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import { addArticleLimits } from '@vaglio/contract';
import { routes } from '@vaglio/startups-domain';
import { BusyButton, ErrorAlert, Field, Icon, Section, SuccessAlert, WarningAlert } from '@vaglio/ui';
import { useAddArticle, type Progress, type StoredArticle } from './use-add-article';

const REQUIRED = 'Enter the address of the article.';

/**
 * Page /add-article, which reads the article at an address and opens it in Review. The query string may contain the
 * address, for example from a bookmarklet. The article is read only after the user confirms.
 */
export function AddArticlePage() {
  const { search } = useLocation();
  const given = new URLSearchParams(search).get('url') ?? '';
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto', px: { xs: 4, md: 6 }, py: 6 }}>
      {/* The key creates a new form for each address. */}
      <AddArticleCard key={given} given={given} />
    </Box>
  );
}

function AddArticleCard({ given }: { readonly given: string }) {
  const [address, setAddress] = useState(given);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const mayReview = canWriteInvestments(useSession().claims);
  const { progress, read, extract } = useAddArticle((article) => {
    if (mayReview) void navigate(routes.review('articles', { article }));
  });
  const isBusy = progress.step === 'reading' || progress.step === 'extracting';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isMissing = address.trim() === '';
    setProblem(isMissing ? REQUIRED : null);
    if (!isMissing) read(address);
  };
  return (
    <Section
      title="Read an article"
      purpose="The server reads the page, stores its article and looks for startups in it. What it finds opens in Review."
    >
      <Box component="form" noValidate aria-label="Read an article" onSubmit={submit} sx={FORM}>
        <Field
          label="Address"
          value={address}
          onChange={setAddress}
          error={problem}
          placeholder="https://"
          autoComplete="off"
          autoFocus
          inputMode="url"
          maxLength={addArticleLimits.url.maxLength}
        />
        <BusyButton
          type="submit"
          variant="contained"
          startIcon={<Icon of={FileSearch} />}
          busy={isBusy}
          busyLabel="Reading…"
          sx={{ justifySelf: 'start' }}
        >
          Read article
        </BusyButton>
      </Box>
      <Box sx={{ mt: 4 }}>
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {statusOf(progress)}
        </Box>
        <Outcome progress={progress} mayReview={mayReview} onRetry={extract} />
      </Box>
    </Section>
  );
}

function statusOf(progress: Progress): string | null {
  if (progress.step === 'reading') return 'The page is being read…';
  if (progress.step !== 'extracting') return null;
  return `“${progress.article.title}” was read. Startups are being looked for; a model may take a minute…`;
}

interface OutcomeProps {
  readonly progress: Progress;
  readonly mayReview: boolean;
  readonly onRetry: (article: StoredArticle) => void;
}

/** Result of reading the article, with the next step. */
function Outcome({ progress, mayReview, onRetry }: OutcomeProps) {
  if (progress.step === 'unread')
    return <ErrorAlert detail={progress.advice ?? undefined}>{progress.message}</ErrorAlert>;
  if (progress.step === 'failed') {
    const { article, message } = progress;
    return (
      <ErrorAlert
        detail={`“${article.title}” is stored. Startups can be looked for again.`}
        onRetry={() => onRetry(article)}
      >
        {message}
      </ErrorAlert>
    );
  }
  if (progress.step !== 'done') return null;
  const { article, isKnown, companies } = progress;
  const open = (
    <Button
      component={Link}
      to={mayReview ? routes.review('articles', { article: article.id }) : routes.settings('results')}
      variant="outlined"
      size="small"
      sx={{ mt: 2 }}
    >
      {mayReview ? 'Open in Review' : 'Open LLM Results'}
    </Button>
  );
  if (isKnown)
    return (
      <WarningAlert>
        <div>“{article.title}” is known already.</div>
        {open}
      </WarningAlert>
    );
  if (companies.length === 0)
    return (
      <WarningAlert>
        <div>“{article.title}” is stored. No startup was found in it.</div>
        {mayReview && open}
      </WarningAlert>
    );
  return (
    <SuccessAlert>
      <div>
        “{article.title}” names {companies.join(', ')}.
      </div>
      {open}
    </SuccessAlert>
  );
}

const FORM = { display: 'grid', gap: 4 };
