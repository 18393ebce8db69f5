import Box from '@mui/material/Box';
import { useDeferredValue, useMemo } from 'react';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { useListParameterChoicesQuery } from '@vaglio/startups-data';
import { Block, formatWeight, LoadState, Section, TABULAR } from '@vaglio/ui';
import type { ParameterChoice } from '@vaglio/contract';
import { CARD_ROW, CARD_ROWS } from './card-rows';

const SHOWN = 7;

/** Card with the highest-weighted awards. It renders nothing if the server does not return parameters. */
export function WeightsCard() {
  const { data: loaded, error, isFetching, refetch } = useListParameterChoicesQuery();
  // Rendering is deferred, because several responses arrive at the same time and user input has priority.
  const data = useDeferredValue(loaded);
  const weights = useMemo(() => (data ? heaviestOf(data.parameters, SHOWN) : []), [data]);
  const isSupported = useIsSupported('listParameterChoices') !== false;
  if (!isSupported) return null;
  const failure = error ? errorText(error, 'Failed to load') : null;
  const heaviest = Math.max(...weights.map(({ value }) => value), 0);
  return (
    <Section title="Heaviest weights" headingLevel={2} isFlush>
      {weights.length > 0 && failure === null ? (
        <Box component="ul" sx={CARD_ROWS}>
          {weights.map(({ parameterID, parameterName, value, exclusive_groups = [] }) => (
            <Box component="li" key={parameterID} sx={[CARD_ROW, { alignItems: 'center' }]}>
              <Box sx={NAME}>
                <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                  {parameterName}
                </Box>
                {exclusive_groups.map((group) => (
                  <GroupNote key={group} group={group} />
                ))}
              </Box>
              <Box
                aria-hidden="true"
                sx={{
                  width: { xs: 48, sm: 120 },
                  height: 6,
                  borderRadius: '3px',
                  bgcolor: 'track',
                  flexShrink: 0,
                }}
              >
                <Box
                  sx={{
                    width: `${heaviest > 0 ? Math.max(0, value / heaviest) * 100 : 0}%`,
                    height: 6,
                    borderRadius: '3px',
                    bgcolor: 'primary.main',
                  }}
                />
              </Box>
              <Box
                sx={{
                  minWidth: { xs: 56, sm: 64 },
                  textAlign: 'right',
                  fontWeight: 600,
                  ...TABULAR,
                }}
              >
                {formatWeight(value)}
              </Box>
            </Box>
          ))}
        </Box>
      ) : (
        <Block>
          <LoadState
            isFetching={isFetching || data !== loaded}
            failure={failure}
            onRetry={() => void refetch()}
            empty="No parameters yet."
          />
        </Block>
      )}
    </Section>
  );
}

/** Note that only one award of an exclusivity group counts. */
function GroupNote({ group }: { readonly group: string }) {
  return (
    <Box
      component="span"
      title={`Only one award of the group ${group} counts; the others are superseded.`}
      sx={{ typography: 'body2', color: 'muted', overflowWrap: 'anywhere', minWidth: 0 }}
    >
      only one of {group}
    </Box>
  );
}

const NAME = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
};

/** Parameter whose weight is known. */
type Weight = ParameterChoice & { readonly value: number };

/**
 * Returns the parameters with the highest weights. Ties are sorted by name. Parameters without an id or a weight are
 * omitted. Blank and duplicate group names are removed.
 * @param count maximum number of parameters
 */
function heaviestOf(parameters: readonly ParameterChoice[], count: number): readonly Weight[] {
  return parameters
    .flatMap(({ parameterID, parameterName, value, exclusive_groups = [] }) =>
      parameterID === '' || value === undefined
        ? []
        : [{ parameterID, parameterName, value, exclusive_groups: namesOf(exclusive_groups) }],
    )
    .sort((a, b) => b.value - a.value || (a.parameterName < b.parameterName ? -1 : 1))
    .slice(0, count);
}

function namesOf(groups: readonly string[]): string[] {
  return [...new Set(groups)].filter((name) => name.trim() !== '');
}
