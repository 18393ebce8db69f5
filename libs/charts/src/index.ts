export { ChartTable } from './ChartTable';
export { OTHER_FILL } from './other-fill';
export { type Count } from './group-slices';
export { PieCard } from './PieCard';
