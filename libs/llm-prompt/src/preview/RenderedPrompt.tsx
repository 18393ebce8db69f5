import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Check, Copy } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Icon } from '@vaglio/ui';
import { MarkedText } from './MarkedText';
import { renderPrompt } from './render-prompt';

interface RenderedPromptProps {
  readonly body: string;
  readonly placeholder: string;
  /** Parameter names, or null until they are loaded. */
  readonly names: readonly string[] | null;
}

const TEXT = {
  m: 0,
  maxHeight: 420,
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  typography: 'mono',
  lineHeight: '19px',
  color: 'text.secondary',
};

/**
 * Read-only prompt as the model receives it. A line per parameter replaces the placeholder. Source: spec §2, prompt.
 */
export function RenderedPrompt({ body, placeholder, names }: RenderedPromptProps) {
  const id = useId();
  // The preview is deferred, so that typing remains responsive.
  const [shownBody, shownPlaceholder] = [useDeferredValue(body), useDeferredValue(placeholder)];
  const parts = useMemo(
    () => renderPrompt(shownBody, shownPlaceholder, names),
    [shownBody, shownPlaceholder, names],
  );
  const { copy, isCopied } = useCopy(() => parts.map(({ text }) => text).join(''));
  return (
    <Box component="section" aria-labelledby={id} sx={{ px: 5, py: 4, borderTop: 1, borderColor: 'border' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        <Typography id={id} component="h2" variant="h3">
          Rendered prompt
        </Typography>
        <IconButton
          size="small"
          edge="end"
          aria-label={isCopied ? 'Copied' : 'Copy the rendered prompt'}
          title="Copy"
          onClick={() => void copy()}
        >
          <Icon of={isCopied ? Check : Copy} />
        </IconButton>
      </Box>
      {parts.length === 0 ? (
        <Box sx={{ color: 'muted' }}>Nothing yet: the prompt body is empty.</Box>
      ) : (
        <Box role="region" aria-label="Rendered text" tabIndex={0} sx={TEXT}>
          <MarkedText parts={parts} />
        </Box>
      )}
    </Box>
  );
}

/**
 * Copies a text to the clipboard. `isCopied` is true until the text changes. Browser errors are ignored.
 * @param read returns the text to copy
 */
function useCopy(read: () => string) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    const text = read();
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      setCopied(null);
    }
  };
  return { copy, isCopied: copied !== null && copied === read() };
}
