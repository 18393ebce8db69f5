export { NewLine } from '@vaglio/figures';
