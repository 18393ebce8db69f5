export { type Count } from './group-slices';
export { PieCard } from './PieCard';
