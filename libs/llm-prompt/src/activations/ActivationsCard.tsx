import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Prompt, PromptActivation } from '@vaglio/contract';
import {
  Badge,
  Block,
  EMPTY_VALUE,
  formatCount,
  formatDate,
  formatExact,
  LoadState,
  Pager,
  Section,
  TABULAR,
} from '@vaglio/ui';
import { ActivateDialog } from '../history/ActivateDialog';
import { shareText } from '../evaluation/evaluation-fields';
import { ReadAgainButton } from '../read-again/ReadAgainButton';
import { useActivations } from './use-activations';

interface ActivationsCardProps {
  readonly versions: readonly Prompt[];
  /** Articles of the comparison, which may be read again. */
  readonly articles?: readonly string[];
}

/** Which version was active when, by whose decision and why. Activate here is the way back, through the same gate. */
export function ActivationsCard({ versions, articles }: ActivationsCardProps) {
  const { activations, total, query, show, isFetching, failure, retry } = useActivations();
  const [open, setOpen] = useState<Prompt | null>(null);
  const active = versions.find(({ is_active }) => is_active) ?? null;
  return (
    <Section
      title="Activations"
      headingLevel={2}
      action={<ReadAgainButton versions={versions} articles={articles} />}
      isFlush
    >
      {activations.length === 0 ? (
        <Block>
          <LoadState
            isFetching={isFetching}
            failure={failure}
            onRetry={retry}
            isEmpty
            empty={<Box sx={{ color: 'muted' }}>No version has been activated yet.</Box>}
          />
        </Block>
      ) : (
        <Box role="region" aria-label="All activations" tabIndex={0} sx={{ overflowX: 'auto' }}>
          <Box component="table" aria-label="Activations" sx={TABLE}>
            <thead>
              <tr>
                {COLUMNS.map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {activations.map((activation) => (
                <Row
                  key={activation.id}
                  activation={activation}
                  version={versions.find(({ prompt_id }) => prompt_id === activation.prompt_id)}
                  onActivate={setOpen}
                />
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      {total > query.pageSize && <Pager total={total} query={query} onChange={show} />}
      {open && <ActivateDialog version={open} active={active} onClose={() => setOpen(null)} />}
    </Section>
  );
}

const COLUMNS = [
  'Version',
  'Active from',
  'until',
  'By',
  'Company F1',
  'Awards F1',
  'Reason',
  'Articles read',
  'Actions',
] as const;

interface RowProps {
  readonly activation: PromptActivation;
  readonly version: Prompt | undefined;
  readonly onActivate: (version: Prompt) => void;
}

function Row({ activation, version, onActivate }: RowProps) {
  const { from, until, by, company_f1, awards_f1, reason, articles_read, evaluation_id } = activation;
  return (
    <tr>
      <th scope="row">{activation.version}</th>
      <td>{formatExact(from)}</td>
      <td>{until === null ? 'now' : <span title={formatExact(until)}>{formatDate(until)}</span>}</td>
      <td>{by ?? EMPTY_VALUE}</td>
      <td>{shareText(company_f1)}</td>
      <td>{shareText(awards_f1)}</td>
      <Box component="td" sx={{ color: 'text.secondary' }}>
        {reasonText(reason, evaluation_id, activation.is_met)}
      </Box>
      <td>{formatCount(articles_read)}</td>
      <td>
        {until === null ? (
          <Badge tone="green">Active</Badge>
        ) : (
          version &&
          !version.is_active && (
            <Button
              size="small"
              variant="text"
              aria-label={`Activate version ${activation.version} again`}
              onClick={() => onActivate(version)}
            >
              Activate
            </Button>
          )
        )}
      </td>
    </tr>
  );
}

/** 'Below floor: “…”', 'Without evaluation', or an en dash where every condition was met. */
function reasonText(reason: string | null, evaluationId: string | null, isMet: boolean): string {
  const said = reason === null ? '' : `: “${reason}”`;
  if (evaluationId === null) return `Without evaluation${said}`;
  return isMet ? (reason ?? EMPTY_VALUE) : `Below floor${said}`;
}

const TABLE = {
  ...TABULAR,
  width: '100%',
  minWidth: 860,
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  lineHeight: '20px',
  '& th, & td': { px: 3, py: '9px', textAlign: 'right', borderTop: 1, borderColor: 'border' },
  '& th:first-of-type, & th:nth-of-type(4), & td:nth-of-type(3), & td:nth-of-type(6), & thead th:nth-of-type(7)':
    {
      textAlign: 'left',
    },
  '& th:first-of-type': { pl: 5, fontWeight: 600 },
  '& th:last-of-type, & td:last-of-type': { pr: 5 },
  '& td:nth-of-type(6)': { maxWidth: 320, overflowWrap: 'anywhere' },
  '& thead th': { bgcolor: 'sunken', fontSize: '0.75rem', fontWeight: 550, color: 'text.secondary' },
};
