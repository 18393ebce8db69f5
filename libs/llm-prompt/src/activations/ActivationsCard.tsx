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
  StaticTable,
  TABULAR,
  type StaticColumn,
} from '@vaglio/ui';
import { ActivateDialog } from '../history/ActivateDialog';
import { shareText } from '../evaluation/evaluation-fields';
import { ReadAgainButton } from '../read-again/ReadAgainButton';
import { useActivations } from './use-activations';

interface ActivationsCardProps {
  readonly versions: readonly Prompt[];
  /** Ids of the compared articles, which can be extracted again. */
  readonly articles?: readonly string[];
}

/**
 * Card with the activations of prompt versions: period, author and reason. A former version can be activated again
 * under the same conditions.
 */
export function ActivationsCard({ versions, articles }: ActivationsCardProps) {
  const { activations, total, query, show, isFetching, failure, retry } = useActivations();
  const [open, setOpen] = useState<Prompt | null>(null);
  const active = versions.find(({ is_active }) => is_active) ?? null;
  const columns = [...COLUMNS, actionsColumn(versions, setOpen)];
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
          <StaticTable
            label="Activations"
            columns={columns}
            rows={activations}
            rowKey={({ id }) => id}
            sx={TABLE}
          />
        </Box>
      )}
      {total > query.pageSize && <Pager total={total} query={query} onChange={show} />}
      {open && <ActivateDialog version={open} active={active} onClose={() => setOpen(null)} />}
    </Section>
  );
}

type Column = StaticColumn<PromptActivation>;

const COLUMNS: readonly Column[] = [
  { header: 'Version', cell: ({ version }) => version, isRowHeader: true },
  { header: 'Active from', cell: ({ from }) => formatExact(from) },
  {
    header: 'until',
    cell: ({ until }) =>
      until === null ? 'now' : <span title={formatExact(until)}>{formatDate(until)}</span>,
  },
  { header: 'By', cell: ({ by }) => by ?? EMPTY_VALUE },
  { header: 'Company F1', cell: ({ company_f1 }) => shareText(company_f1) },
  { header: 'Awards F1', cell: ({ awards_f1 }) => shareText(awards_f1) },
  {
    header: 'Reason',
    className: 'reason',
    cell: ({ reason, evaluation_id, is_met }) => reasonText(reason, evaluation_id, is_met),
  },
  { header: 'Articles read', cell: ({ articles_read }) => formatCount(articles_read) },
];

/** Returns the table column with a badge for the active version and an Activate button for other versions. */
function actionsColumn(versions: readonly Prompt[], onActivate: (version: Prompt) => void): Column {
  return {
    header: 'Actions',
    cell: ({ until, prompt_id, version: name }) => {
      if (until === null) return <Badge tone="green">Active</Badge>;
      const version = versions.find((one) => one.prompt_id === prompt_id);
      if (!version || version.is_active) return null;
      return (
        <Button
          size="small"
          variant="text"
          aria-label={`Activate version ${name} again`}
          onClick={() => onActivate(version)}
        >
          Activate
        </Button>
      );
    },
  };
}

/**
 * Formats the reason for an activation as 'Below floor: “…”' or 'Without evaluation'. If all conditions were met and no
 * reason was given, it returns an en dash.
 */
function reasonText(reason: string | null, evaluationId: string | null, isMet: boolean): string {
  const said = reason === null ? '' : `: “${reason}”`;
  if (evaluationId === null) return `Without evaluation${said}`;
  return isMet ? (reason ?? EMPTY_VALUE) : `Below floor${said}`;
}

const TABLE = {
  ...TABULAR,
  minWidth: 860,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  '& th, & td': { px: 3, py: '9px', textAlign: 'right', borderTop: 1, borderColor: 'border' },
  '& th:first-of-type, & th:nth-of-type(4), & td:nth-of-type(3), & td:nth-of-type(6), & thead th:nth-of-type(7)':
    {
      textAlign: 'left',
    },
  '& th:first-of-type': { pl: 5, fontWeight: 600 },
  '& th:last-of-type, & td:last-of-type': { pr: 5 },
  '& td.reason': { maxWidth: 320, overflowWrap: 'anywhere', color: 'text.secondary' },
  '& thead th': { bgcolor: 'sunken', fontSize: '0.75rem', fontWeight: 550, color: 'text.secondary' },
};
