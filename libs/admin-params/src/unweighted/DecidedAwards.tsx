import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AwardAlias, IgnoredAward } from '@vaglio/contract';
import { formatCount } from '@vaglio/ui';
import type { ParameterTarget } from './use-decide-award';

interface DecidedAwardsProps {
  readonly aliases: readonly AwardAlias[];
  readonly ignored: readonly IgnoredAward[];
  readonly onUnalias: (award: string, meant: ParameterTarget) => void;
  readonly onListAgain: (award: string) => void;
}

/** List of decisions about awards, with buttons to undo them. It renders nothing without decisions. */
export function DecidedAwards({ aliases, ignored, onUnalias, onListAgain }: DecidedAwardsProps) {
  const count = aliases.length + ignored.length;
  if (count === 0) return null;
  return (
    <Box component="details" sx={{ borderTop: 1, borderColor: 'border', px: 5, py: 3 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 500 }}>
        Decided ({formatCount(count)})
      </Box>
      <Box component="ul" aria-label="Decided awards" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {aliases.map((alias) => (
          <Decided
            key={alias.award_key}
            award={alias.award}
            what={`counts as ${alias.parameterName}`}
            by={alias.by}
            onUndo={() => onUnalias(alias.award, alias)}
          />
        ))}
        {ignored.map(({ award_key, award, by }) => (
          <Decided
            key={award_key}
            award={award}
            what="is ignored"
            by={by}
            onUndo={() => onListAgain(award)}
          />
        ))}
      </Box>
    </Box>
  );
}

interface DecidedProps {
  readonly award: string;
  readonly what: string;
  readonly by: string | null;
  readonly onUndo: () => void;
}

function Decided({ award, what, by, onUndo }: DecidedProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', py: 1 }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {award}{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {what}
        </Box>
        {by !== null && (
          <Box component="span" sx={{ typography: 'caption', color: 'muted' }}>
            {' '}
            {by}
          </Box>
        )}
      </Box>
      <Button size="small" variant="text" aria-label={`Undo: ${award} ${what}`} onClick={onUndo}>
        Undo
      </Button>
    </Box>
  );
}
