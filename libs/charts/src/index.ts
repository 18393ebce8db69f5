export type { ChartLabels } from './chart-labels';
export { OTHER_NAME, UNKNOWN_NAME, type Count } from './group-slices';
export { PieCard, type PieCardProps } from './PieCard';
