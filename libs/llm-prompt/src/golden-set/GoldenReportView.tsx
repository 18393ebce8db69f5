import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Block, formatCount } from '@vaglio/ui';
import type { GoldenReport } from './use-golden-file';

interface GoldenReportViewProps {
  readonly report: GoldenReport;
  readonly onClose: () => void;
}

const SHOWN_ERRORS = 20;

/** Result of importing a golden set file, with its invalid lines. */
export function GoldenReportView({ report, onClose }: GoldenReportViewProps) {
  const { added, updated, unchanged, errors } = report;
  return (
    <Block>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <span>
          {formatCount(added)} added, {formatCount(updated)} updated, {formatCount(unchanged)} unchanged,{' '}
          {formatCount(errors.length)} failed.
        </span>
        <Button size="small" variant="text" onClick={onClose}>
          Close report
        </Button>
      </Box>
      {errors.length > 0 && (
        <Box component="ul" aria-label="Failed lines" sx={{ m: 0, pl: 5, color: 'text.secondary' }}>
          {errors.slice(0, SHOWN_ERRORS).map(({ line, error }) => (
            <li key={line}>
              Line {line}: {error}
            </li>
          ))}
          {errors.length > SHOWN_ERRORS && <li>and {formatCount(errors.length - SHOWN_ERRORS)} more</li>}
        </Box>
      )}
    </Block>
  );
}
