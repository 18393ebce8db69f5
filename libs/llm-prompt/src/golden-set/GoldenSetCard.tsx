import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download, Plus, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { GoldenArticle } from '@vaglio/contract';
import {
  Block,
  BusyButton,
  ErrorAlert,
  formatCount,
  Icon,
  LoadState,
  Pager,
  SearchBar,
  Section,
  useToast,
} from '@vaglio/ui';
import { useRemoveGoldenMutation, useRestoreGoldenMutation } from '../hooks.gen';
import { AddGoldenDialog } from './AddGoldenDialog';
import { GoldenReportView } from './GoldenReportView';
import { useGoldenFile } from './use-golden-file';
import type { GoldenSet } from './use-golden-set';

/**
 * Card with the golden set, which contains the articles for evaluations. They are imported or added from accepted
 * startups.
 */
export function GoldenSetCard({ golden }: { readonly golden: GoldenSet }) {
  const { page, query, show, isFetching, failure, retry } = golden;
  const [isAdding, setIsAdding] = useState(false);
  const toast = useToast();
  const [remove] = useRemoveGoldenMutation();
  const [restore] = useRestoreGoldenMutation();
  const file = useGoldenFile();
  const picker = useRef<HTMLInputElement>(null);
  const items = page?.items ?? [];
  const onRemove = async (article: GoldenArticle) => {
    const { error } = await remove({ id: article.id });
    if (error) {
      toast({ message: errorText(error, 'It could not be removed'), severity: 'error' });
      return;
    }
    toast({
      message: `“${article.title}” is no longer in the golden set.`,
      undo: async () => {
        const { error: refused } = await restore({ id: article.id });
        return refused ? errorText(refused, 'It could not be put back') : null;
      },
    });
  };
  const action = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <BusyButton
        variant="text"
        startIcon={<Icon of={Upload} />}
        busy={file.state === 'importing'}
        busyLabel="Importing…"
        onClick={() => picker.current?.click()}
      >
        Import JSONL
      </BusyButton>
      <BusyButton
        variant="text"
        startIcon={<Icon of={Download} />}
        busy={file.state === 'exporting'}
        busyLabel="Exporting…"
        disabled={(page?.articles ?? 0) === 0}
        onClick={() => void file.exportFile()}
      >
        Export JSONL
      </BusyButton>
      <Button variant="outlined" startIcon={<Icon of={Plus} />} onClick={() => setIsAdding(true)}>
        Add to golden set
      </Button>
    </Box>
  );
  return (
    <Section
      title="Golden set"
      help="Golden set"
      headingLevel={2}
      purpose="Confirmed articles used to evaluate prompt versions. Never used as examples in a prompt."
      action={action}
      isFlush
    >
      <input
        ref={picker}
        type="file"
        hidden
        accept=".jsonl,.ndjson,.json,application/x-ndjson"
        aria-label="JSONL file of a golden set"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) void file.importFile(chosen);
          event.target.value = '';
        }}
      />
      {file.failure !== null && (
        <Block>
          <ErrorAlert>{file.failure}</ErrorAlert>
        </Block>
      )}
      {file.report && <GoldenReportView report={file.report} onClose={file.clear} />}
      {(page?.articles ?? 0) > query.pageSize && (
        <Block>
          <SearchBar label="Search golden set" query={query} onChange={show} />
        </Block>
      )}
      {items.length === 0 ? (
        <Block>
          <LoadState
            isFetching={isFetching}
            failure={failure}
            onRetry={retry}
            isEmpty
            empty={<Box sx={{ color: 'muted' }}>{emptyText(query.q)}</Box>}
          />
        </Block>
      ) : (
        <Box component="ul" aria-label="Golden set" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((article) => (
            <Box component="li" key={article.id} sx={ROW}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{article.title}</Box>
                <Box sx={{ typography: 'caption', color: 'muted' }}>
                  {article.companies.length === 0 ? 'No startup' : article.companies.join(', ')}
                </Box>
              </Box>
              <Box sx={{ typography: 'caption', color: 'muted' }}>
                {article.origin === 'import' ? 'Imported' : 'Confirmed'}
              </Box>
              <Button
                size="small"
                variant="text"
                aria-label={`Remove ${article.title}`}
                onClick={() => void onRemove(article)}
              >
                Remove
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {(page?.total ?? 0) > query.pageSize && (
        <Pager total={page?.total ?? 0} query={query} onChange={show} />
      )}
      {isAdding && <AddGoldenDialog onClose={() => setIsAdding(false)} />}
    </Section>
  );
}

const emptyText = (q: string) =>
  q === ''
    ? `Confirm ${formatCount(20)} articles first: accept their companies, then add them here. Or import a JSONL file.`
    : `No article matches “${q}”.`;

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  px: 5,
  py: 2,
  borderTop: 1,
  borderColor: 'border',
};
