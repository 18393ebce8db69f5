import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { previewSourceLimits, type SourceDiscovery } from '@vaglio/contract';
import { BusyButton, ErrorAlert, Field } from '@vaglio/ui';
import { usePreviewSourceMutation } from '../endpoints.gen';
import { counted } from '../until-text';
import { FirstItems } from './FirstItems';
import { hostOf } from './source-name';
import type { NewSource } from './use-discovery';

interface ListPageFormProps {
  readonly found: SourceDiscovery;
  readonly isAdding: boolean;
  readonly onAdd: (sources: readonly NewSource[]) => Promise<void>;
}

/** Form that adds a page of links as a source. A preview shows which links are articles. */
export function ListPageForm({ found, isAdding, onAdd }: ListPageFormProps) {
  const { url, title, patterns } = found;
  const [pattern, setPattern] = useState(patterns[0]?.pattern ?? '');
  const [call, { data, error, isLoading, originalArgs }] = usePreviewSourceMutation();
  const preview = (link_pattern: string) => void call({ body: { url, kind: 'list', link_pattern } });
  const isShown = !isLoading && originalArgs?.body.link_pattern === pattern;
  const seen = isShown ? data : undefined;
  const failure = isShown && error ? errorText(error, 'The page could not be read.') : (seen?.error ?? null);
  const name = title ?? hostOf(url);
  return (
    <Box sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'border' }}>
      <Box sx={{ fontWeight: 600 }}>Read this page as a list of articles</Box>
      <Box sx={{ color: 'muted', mb: 3 }}>
        Links that match the pattern are articles: * is any number of characters, as in /news/*.
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr auto' },
          gap: 2,
          alignItems: 'end',
        }}
      >
        <Field
          label="Link pattern"
          value={pattern}
          onChange={setPattern}
          autoComplete="off"
          placeholder="/news/*"
          maxLength={previewSourceLimits.link_pattern.maxLength}
        />
        <BusyButton variant="outlined" busy={isLoading} busyLabel="Reading…" onClick={() => preview(pattern)}>
          Preview
        </BusyButton>
      </Box>
      {patterns.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          {patterns.map((proposal) => (
            <Button
              key={proposal.pattern}
              size="small"
              variant="outlined"
              onClick={() => {
                setPattern(proposal.pattern);
                preview(proposal.pattern);
              }}
            >
              {proposal.pattern}, {counted(proposal.links, 'link')}
            </Button>
          ))}
        </Box>
      )}
      {failure !== null && (
        <Box sx={{ mt: 3 }}>
          <ErrorAlert>{failure}</ErrorAlert>
        </Box>
      )}
      {seen && seen.error === null && (
        <Box sx={{ mt: 3 }}>
          <Box role="status">{counted(seen.items, 'link')} would be read as articles.</Box>
          <FirstItems items={seen.first_items} />
          <BusyButton
            variant="contained"
            busy={isAdding}
            busyLabel="Adding…"
            disabled={seen.items === 0}
            onClick={() => void onAdd([{ name, url, kind: 'list', link_pattern: pattern }])}
          >
            Add this page
          </BusyButton>
        </Box>
      )}
    </Box>
  );
}
