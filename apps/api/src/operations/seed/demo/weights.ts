/**
 * Weight of each award in points. 'venture leaders' and 'zkb pioneer award' have import columns but no weight. The last
 * line is a penalty. Some weights have four decimals, so that sums can miss the threshold by the smallest step.
 */
export const DEMO_WEIGHTS: readonly { parameterName: string; value: number }[] = [
  { parameterName: 'fif grant', value: 1.25 },
  { parameterName: 'innosuisse certificate', value: 3 },
  { parameterName: 'venture kick 1', value: 1 },
  { parameterName: 'venture kick 2', value: 2 },
  { parameterName: 'venture kick 3', value: 4 },
  { parameterName: 'fit tech grant', value: 1 },
  { parameterName: 'masschallenge gold', value: 2.5 },
  { parameterName: 'eth spin-off', value: 1.5 },
  { parameterName: 'epfl spin-off', value: 1.5 },
  { parameterName: 'masschallenge silver', value: 1.5 },
  { parameterName: 'masschallenge bronze', value: 1 },
  { parameterName: 'innosuisse initial coaching', value: 0.5 },
  { parameterName: 'innosuisse core coaching', value: 1 },
  { parameterName: 'innosuisse scale-up coaching', value: 2 },
  { parameterName: 'bridge proof of concept', value: 1.75 },
  { parameterName: 'bridge discovery', value: 1.5 },
  { parameterName: 'eth pioneer fellowship', value: 1.5001 },
  { parameterName: 'epfl innogrant', value: 1 },
  { parameterName: 'fit tech seed', value: 1.5 },
  { parameterName: 'fit tech growth', value: 2 },
  { parameterName: 'gebert ruef innobooster', value: 1.4999 },
  { parameterName: 'w.a. de vigier award', value: 2 },
  { parameterName: 'swiss economic award', value: 2 },
  { parameterName: 'top 100 swiss startup', value: 1.5 },
  { parameterName: 'swiss technology award', value: 2.5 },
  { parameterName: 'kickstart innovation', value: 0.2 },
  { parameterName: 'eic accelerator', value: 3.5 },
  { parameterName: 'eurostars', value: 0.1 },
  { parameterName: 'award withdrawn', value: -2.5 },
];

export const DEMO_SCORE_SETTINGS = { threshold: 8, top_percent: 0.2 };
