export { Figures } from './Figures';
export { NewLine } from './NewLine';
