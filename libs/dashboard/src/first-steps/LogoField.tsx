import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useRef } from 'react';
import { readBasePath } from '@vaglio/api-client';
import { formatCount, WarningAlert } from '@vaglio/ui';
import { LOGO_KINDS, MAX_LOGO_SIDE, type Logo } from './read-logo-file';
import { DROPPED_LOGO } from './step-text';

const SIDE = formatCount(MAX_LOGO_SIDE);

interface LogoFieldProps {
  /** Address of the current logo, or null without a logo. */
  readonly present: string | null;
  readonly chosen: Logo | null;
  readonly hasLogo: boolean;
  /** True if the logo was an SVG file, which the server no longer accepts. */
  readonly isDropped: boolean;
  readonly problem: string | null;
  readonly onChoose: (file: File) => void;
  readonly onTakeAway: () => void;
}

/** Field that shows the logo, with buttons to select and remove it. */
export function LogoField(props: LogoFieldProps) {
  const { present, chosen, hasLogo, isDropped, problem, onChoose, onTakeAway } = props;
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const source = chosen ? `data:${chosen.kind};base64,${chosen.data}` : present && readBasePath() + present;
  return (
    <Box role="group" aria-label="Logo" aria-describedby={hintId}>
      <Box sx={{ typography: 'label', mb: '6px', color: 'text.primary' }}>Logo</Box>
      {isDropped && (
        <Box sx={{ mb: 3 }}>
          <WarningAlert>{DROPPED_LOGO}</WarningAlert>
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, flexWrap: 'wrap' }}>
        {hasLogo && source && (
          <Box
            component="img"
            src={source}
            alt="The logo"
            sx={{ height: 32, maxWidth: 160, objectFit: 'contain' }}
          />
        )}
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {hasLogo ? 'Choose another' : 'Choose a file'}
        </Button>
        {hasLogo && (
          <Button variant="text" onClick={onTakeAway}>
            Remove
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={LOGO_KINDS.join(',')}
          aria-label="File of the logo"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChoose(file);
            target.value = '';
          }}
        />
      </Box>
      <Box
        id={hintId}
        role={problem ? 'alert' : undefined}
        sx={{ typography: 'caption', mt: '6px', color: problem ? 'error.main' : 'text.secondary' }}
      >
        {problem ??
          `PNG or JPEG, up to 100 kB and ${SIDE} × ${SIDE} pixels. Without a logo the product logo is shown.`}
      </Box>
    </Box>
  );
}
