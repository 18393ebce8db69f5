import { LOWER_BAR } from '@vaglio/ui';

/** Layout with the details below or next to the list. */
export const COLUMNS = {
  display: 'grid',
  alignItems: 'start',
  gap: 4,
  maxWidth: 1448,
  mx: 'auto',
  px: { xs: 3, md: 6 },
  pt: { xs: 3, md: 4 },
  pb: `calc(32px + ${LOWER_BAR})`,
  gridTemplateColumns: 'minmax(0, 1fr)',
};
export const BESIDE = { gridTemplateColumns: '572px minmax(0, 1fr)' };
