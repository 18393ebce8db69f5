import { useDeferredValue, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChartColumn, Table2 } from 'lucide-react';
import { errorText } from '@vaglio/api-client';
import { Icon, LoadState, Section, SkeletonBar } from '@vaglio/ui';

interface FigureCardProps {
  readonly title: string;
  /** Purpose of the card in one line, or null while loading. */
  readonly purpose: string | null;
  /** Query that loads the displayed data. */
  readonly query: {
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Text of the empty state, or null if there is data. */
  readonly empty: string | null;
  /** Height of the chart in px. It is reserved while the chart loads. */
  readonly height: number;
  /** Chart, or undefined while loading. */
  readonly chart: ReactNode;
  /** Table with the same figures. */
  readonly table: ReactNode;
  /** True to remove the padding around the content. */
  readonly isFlush?: boolean;
}

/**
 * Card with a chart that can be switched to a table. It has a skeleton, an empty state and an error with a Retry
 * button.
 */
export function FigureCard({
  title,
  purpose,
  query: { error, isFetching, refetch },
  empty,
  height,
  chart,
  table,
  isFlush = false,
}: FigureCardProps) {
  const [isTable, setIsTable] = useState(false);
  const isLoaded = chart !== undefined && !error;
  // Rendering is deferred, because charts are expensive, several responses arrive at the same time, and user input has
  // priority.
  const isKnown = useDeferredValue(isLoaded) && isLoaded;
  const hasFigures = isKnown && empty === null;
  const pad = isFlush ? { px: 5, pb: 5 } : undefined;
  return (
    <Section
      title={title}
      headingLevel={3}
      purpose={isKnown ? purpose : null}
      isFlush={isFlush}
      action={
        hasFigures && (
          <IconButton
            aria-label={isTable ? `${title}: show as chart` : `${title}: show as table`}
            onClick={() => setIsTable(!isTable)}
          >
            <Icon of={isTable ? ChartColumn : Table2} />
          </IconButton>
        )
      }
    >
      {hasFigures ? (
        <Box aria-busy={isFetching} sx={isTable ? { ...pad, overflowX: 'auto' } : undefined}>
          {isTable ? table : chart}
        </Box>
      ) : (
        <Box sx={pad}>
          <LoadState
            isFetching={isFetching}
            failure={error ? errorText(error, 'Failed to load') : null}
            onRetry={() => void refetch()}
            skeleton={<SkeletonBar width="100%" height={height} />}
            empty={isKnown && empty}
          />
        </Box>
      )}
    </Section>
  );
}
