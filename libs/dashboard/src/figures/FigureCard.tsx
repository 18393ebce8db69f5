import { useDeferredValue, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChartColumn, Table2 } from 'lucide-react';
import { errorText } from '@vaglio/api-client';
import { Icon, LoadState, Section, SkeletonBar } from '@vaglio/ui';

interface FigureCardProps {
  readonly title: string;
  /** One line; nothing while it is not known. */
  readonly purpose: string | null;
  /** What the card shows of: its query. */
  readonly query: {
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What is shown where there is nothing to count; null where there is. */
  readonly empty: string | null;
  /** Pixels of the chart, kept free while it loads. */
  readonly height: number;
  /** The chart; undefined until it is known. */
  readonly chart: ReactNode;
  /** The same figures as a table. */
  readonly table: ReactNode;
  /** The body reaches the edges of the card. */
  readonly isFlush?: boolean;
}

/** A card with a figure as a chart or as a table; its own skeleton, empty face, and alert with Retry. */
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
  // Charts are much to draw, and several answers come at once: what a person does meanwhile goes first.
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
