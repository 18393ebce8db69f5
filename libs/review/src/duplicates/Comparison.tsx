import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { ArrowLeft } from 'lucide-react';
import type { MergeChoices, MergePreview } from '@vaglio/contract';
import { BusyButton, formatScore, Icon, WarningAlert } from '@vaglio/ui';
import { KeyMark } from '../KeyMark';
import type { Row, Side } from './choices';
import { CompareRows } from './CompareRows';
import { EqualFields } from './EqualFields';
import { sideText } from './merge-text';
import { CELL, COLUMNS, RESULT } from './comparison-style';
import { ScoreEffect } from './ScoreEffect';

interface ComparisonProps {
  readonly preview: MergePreview;
  readonly choices: MergeChoices;
  readonly rows: readonly Row[];
  /** Index of the row to which hotkeys apply. */
  readonly row: number;
  readonly isWide: boolean;
  readonly isBusy: boolean;
  readonly mayMerge: boolean;
  readonly onRow: (row: number) => void;
  readonly onChoose: (side: Side, row: number) => void;
  readonly onMerge: () => void;
  readonly onApart: () => void;
  readonly onLater: () => void;
  /** Returns to the list; null if the list is visible next to the comparison. */
  readonly onBack: (() => void) | null;
}

/**
 * Comparison of two startups with the result of a merge. Differences come first, followed by equal values and the
 * score.
 */
export function Comparison(props: ComparisonProps) {
  const { preview, choices, isWide, isBusy, mayMerge, onMerge, onApart, onLater, onBack } = props;
  const { pair, first, second, result, needs_decision } = preview;
  const merge = (
    <BusyButton
      variant="contained"
      busy={isBusy}
      busyLabel="Merging..."
      disabled={!mayMerge}
      aria-keyshortcuts="Enter"
      onClick={onMerge}
    >
      Merge
    </BusyButton>
  );
  return (
    <Paper component="section" aria-label={`${first.company_name} and ${second.company_name}`} sx={FRAME}>
      <Box sx={HEAD}>
        {onBack && (
          <Button variant="text" startIcon={<Icon of={ArrowLeft} />} onClick={onBack} sx={{ ml: -2 }}>
            All pairs
          </Button>
        )}
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Box component="h2" sx={{ m: 0, typography: 'h2' }}>
            Same company?
          </Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{detailedReasons(preview)}</Box>
        </Box>
        <Button variant="text" aria-keyshortcuts="l" disabled={isBusy} onClick={onLater}>
          Later <KeyMark>l</KeyMark>
        </Button>
        <Button aria-keyshortcuts="x" disabled={isBusy} onClick={onApart}>
          Not a duplicate <KeyMark>x</KeyMark>
        </Button>
        {isWide && merge}
      </Box>
      {needs_decision && !choices.decision && (
        <Box sx={{ px: 5, pb: 4 }}>
          <WarningAlert>
            One of them is rejected, the other an investment. Choose which decision the merged startup has.
          </WarningAlert>
        </Box>
      )}
      {isWide && (
        <Box sx={[COLUMNS, { borderTop: 1, borderColor: 'border' }]}>
          <span />
          <SideHead name={first.company_name} text={sideText(first)} keyName="1" />
          <SideHead name={second.company_name} text={sideText(second)} keyName="2" />
          <SideHead name="After the merge" text={sideText(result)} isResult />
        </Box>
      )}
      <CompareRows {...props} />
      <EqualFields preview={preview} />
      <ScoreEffect preview={preview} />
      {!isWide && (
        <Box sx={FOOT}>
          <Box sx={{ flex: 1, minWidth: 0, typography: 'body2' }}>
            Score {formatScore(preview.score_before)} to <b>{formatScore(result.score)}</b>
          </Box>
          {merge}
        </Box>
      )}
      <Box component="p" sx={NOTE}>
        Can be undone at any time; both companies are then as before. {pair.is_later && 'Postponed before.'}
      </Box>
    </Paper>
  );
}

/** Returns the reasons for a pair, such as 'Same website lemantis.example, name 0.94, same canton Vaud'. */
function detailedReasons({ pair }: MergePreview): string {
  const text = pair.reasons
    .map((reason) =>
      reason.detail && reason.kind !== 'founded' ? `${reason.text} ${reason.detail}` : reason.text,
    )
    .join(', ');
  return text === '' ? 'Reported by a person' : text.charAt(0).toUpperCase() + text.slice(1);
}

interface SideHeadProps {
  readonly name: string;
  readonly text: string;
  readonly keyName?: string;
  readonly isResult?: boolean;
}

function SideHead({ name, text, keyName, isResult = false }: SideHeadProps) {
  return (
    <Box sx={[CELL, { py: 3 }, isResult && RESULT]}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, fontWeight: 600 }}>
          <Box component="span" title={name} sx={CUT}>
            {name}
          </Box>
          {keyName && <KeyMark>{keyName}</KeyMark>}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{text}</Box>
      </Box>
    </Box>
  );
}

const FRAME = { border: 1, borderColor: 'border', overflow: 'clip', minWidth: 0 };
const HEAD = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: '16px 20px' };
const CUT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const FOOT = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  p: '10px 16px',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'border',
  '& b': { fontWeight: 620 },
};
const NOTE = { m: 0, p: '12px 20px', typography: 'caption', color: 'muted' };
