/**
 * Award columns of an import file: the name of the award is the header. The list is ours;
 * the examples of the specification come first, in its spelling.
 * Source: product decisions, section 5.
 */
export const AWARD_COLUMNS = [
  'fif grant',
  'innosuisse certificate',
  'venture kick 1',
  'venture kick 2',
  'venture kick 3',
  'fit tech grant',
  'masschallenge gold',
  'eth spin-off',
  'epfl spin-off',
  'masschallenge silver',
  'masschallenge bronze',
  'innosuisse initial coaching',
  'innosuisse core coaching',
  'innosuisse scale-up coaching',
  'bridge proof of concept',
  'bridge discovery',
  'eth pioneer fellowship',
  'epfl innogrant',
  'fit tech seed',
  'fit tech growth',
  'gebert ruef innobooster',
  'w.a. de vigier award',
  'swiss economic award',
  'top 100 swiss startup',
  'venture leaders',
  'swiss technology award',
  'zkb pioneer award',
  'kickstart innovation',
  'eic accelerator',
  'eurostars',
] as const;
