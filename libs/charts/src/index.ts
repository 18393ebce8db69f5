export type { ChartWords } from './chart-words';
export { OTHER_NAME, UNKNOWN_NAME, type Count } from './group-slices';
export { PieCard, type PieCardProps } from './PieCard';
