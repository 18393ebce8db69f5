import Box from '@mui/material/Box';
import type { Dossier, ScoringInForce } from '@vaglio/contract';
import { formatCount, formatScore } from '@vaglio/ui';
import { StartupBadges } from '@vaglio/startup-decisions';
import { ArticlesTable } from './ArticlesTable';
import { DecisionsTable } from './DecisionsTable';
import { HEADING, SECOND } from './document-style';
import { placeLine } from './document-text';
import { FactsTable } from './FactsTable';
import { LedgerTable } from './LedgerTable';
import { NextStep } from './NextStep';
import { Notes } from './Notes';
import { ScoreChart } from './ScoreChart';

interface DossierSheetProps {
  readonly dossier: Dossier;
  readonly scoring: ScoringInForce;
  /** Time at which the data were loaded. */
  readonly now: Date;
  readonly hasContacts: boolean;
  readonly hasNotes: boolean;
  /** CSS page name of this dossier, or undefined if the document contains only this dossier. */
  readonly page?: string;
}

/** All information about a startup, in the order of the design. Source: decide together, section 4. */
export function DossierSheet({ dossier, scoring, now, hasContacts, hasNotes, page }: DossierSheetProps) {
  const { startup, of, lines, facts, decisions, work, notes, score_steps } = dossier;
  const { company_name, rank } = startup;
  const { score } = facts;
  return (
    <Box
      component="article"
      aria-label={`Dossier of ${company_name}`}
      sx={page ? { page, breakBefore: 'page', '@media screen': { mt: '17mm' } } : undefined}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: '6mm' }}>
        <Box sx={{ minWidth: 0 }}>
          <Box component={page ? 'h2' : 'h1'} sx={NAME}>
            {company_name}
          </Box>
          <Box sx={{ ...SECOND, mb: '1.5mm' }}>{placeLine(startup)}</Box>
          <StartupBadges startup={startup} now={now} />
        </Box>
        <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap', fontSize: '8pt', ...SECOND }}>
          <Box sx={SCORE}>{formatScore(score)}</Box>
          {rank !== undefined && (
            <div>
              Rank {formatCount(rank)} of {formatCount(of)} {startup.rejected === 1 ? 'rejected' : 'active'}
            </div>
          )}
          <div>
            threshold {formatScore(scoring.threshold)}
            {scoring.version !== null && `, scoring version ${scoring.version}`}
          </div>
        </Box>
      </Box>
      <Prose title="Summary" text={startup.company_description} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8mm' }}>
        <Prose title="Pros" text={startup.pros_text} />
        <Prose title="Risks" text={startup.cons_text} />
      </Box>
      <LedgerTable lines={lines} score={score} />
      <FactsTable facts={facts} hasContacts={hasContacts} />
      <DecisionsTable decisions={decisions} />
      <NextStep work={work} />
      {hasNotes && <Notes notes={notes} />}
      <ArticlesTable articles={startup.articles ?? []} />
      <ScoreChart steps={score_steps} score={score} threshold={scoring.threshold} now={now} />
      <Signatures />
    </Box>
  );
}

/** Heading with a text in paragraphs. Without a text, it renders nothing. */
function Prose({ title, text }: { readonly title: string; readonly text: string | null }) {
  if (!text) return null;
  return (
    <section>
      <Box component="h2" sx={HEADING}>
        {title}
      </Box>
      <Box component="p" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Box>
    </section>
  );
}

const NAME = {
  m: 0,
  fontSize: '17pt',
  lineHeight: 1.2,
  fontWeight: 620,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
};
const SCORE = {
  fontSize: '23pt',
  lineHeight: 1.1,
  fontWeight: 620,
  letterSpacing: '-0.028em',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.primary',
};

const SIGNERS = ['Board', 'Programme lead'];

/** Two signature lines, which are always on the same page. */
function Signatures() {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '6mm', mt: '16mm', breakInside: 'avoid' }}
    >
      {SIGNERS.map((signer) => (
        <Box
          key={signer}
          sx={{ pt: '1.5mm', borderTop: 1, borderColor: 'field', fontSize: '8pt', color: 'text.secondary' }}
        >
          {signer}, date and signature
        </Box>
      ))}
    </Box>
  );
}
