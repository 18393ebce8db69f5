export { Figures } from '@vaglio/figures';
