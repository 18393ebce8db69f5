import { useEffect, useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CHART_DELAY_MS } from './pie-measures';

/** When a chart is drawn: after its delay and in motion, or at once and still where a person prefers reduced motion. */
export function useDrawn(): { isDrawn: boolean; isMoving: boolean } {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), CHART_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return { isDrawn: isStill || isDue, isMoving: !isStill };
}
